"use client";
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";

/** Comes where a picture does: in the scripts of every page it would be 13 KB. */
const Image = lazy(() => import("next/image"));

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
  return (
    <Suspense>
      <Image className="card__image" src={address} alt={name} fill unoptimized onError={() => setMissing(true)} />
    </Suspense>
  );
}
