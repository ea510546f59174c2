"use client";
import { createContext, type ReactNode, useContext, useState } from "react";

const Allowed = createContext(false);

/** Says to all cards below whether the operator lets browsers load official pictures from elsewhere. */
export function RemoteImages({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  return <Allowed value={allowed}>{children}</Allowed>;
}

/** The official picture, over the drawn card: that one stays while the picture is on its way, and where it does not come. */
export function OfficialImage({ address, name }: { address: string; name: string }) {
  const allowed = useContext(Allowed);
  const [missing, setMissing] = useState(false);
  if (!allowed || missing) return null;
  // biome-ignore lint/performance/noImgElement: next/image, even unoptimized, costs every page 13 KB of scripts (home 144 for 131), and does nothing for a picture that is shown as it is.
  return <img className="card__image" src={address} alt={name} loading="lazy" decoding="async" onError={() => setMissing(true)} />;
}
