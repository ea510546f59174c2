import type { ReactNode } from "react";
import type { Tint } from "./tint";

const LIGHT = "#fff8ea";
const DARK = "#2b2145";

function Line({ d, colour = LIGHT, width }: { d: string; colour?: string; width: number }) {
  return <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />;
}

const WAVE = "c1.9-2.9 4-2.9 5.6-.8s3.8 2.1 5.4 0c1.1-1.5 2.5-1.8 3.8-.9";

/** The eleven Energy symbols, own drawings on a 24 × 24 disc. Each is told by its shape alone, down to 14 px. */
export const ENERGY_GLYPHS: Record<Tint, ReactNode> = {
  Grass: (
    <>
      <Line d="M12 19.2V11.5" width={2.3} />
      <path d="M12 13.4C6.9 13.5 4.7 10.3 4.7 6.3c4.6-.1 7.3 2.3 7.3 7.1Z" fill={LIGHT} />
      <path d="M12.7 11.2c-.2-4 2-6.5 6.6-6.5.1 4.1-2.2 6.6-6.6 6.5Z" fill={LIGHT} />
    </>
  ),
  Fire: (
    <>
      <path
        d="M12.6 3.8c.6 3.3 5.7 5 5.7 9.9 0 3.5-2.7 6-6.3 6s-6.3-2.4-6.3-5.8c0-2.3 1.1-3.9 2.5-5.3.1 1.5.7 2.4 1.7 2.8-.2-3 .6-5.6 2.7-7.6Z"
        fill={LIGHT}
      />
      <path d="M12.2 12.3c.3 1.3 2.3 2 2.3 3.9 0 1.4-1.1 2.3-2.5 2.3s-2.5-.9-2.5-2.3c0-1.6 1.3-2.3 2.7-3.9Z" fill="var(--color-fire)" />
    </>
  ),
  Water: (
    <>
      <Line d={`M4.6 9.3${WAVE}`} width={2.4} />
      <Line d={`M4.6 13.5${WAVE}`} width={2.4} />
      <Line d="M6.4 17.3c1.4-1.9 2.7-1.7 3.8-.4 1.6 2 3.8 2 5.4 0 .6-.8 1.3-1.2 1.9-1.2" width={2.4} />
    </>
  ),
  Lightning: (
    <>
      <Line d="M8.3 4.6 15.4 8.9 8.6 12.4 15.6 19.3" colour={DARK} width={2.9} />
      <circle cx="6" cy="15.6" r="1.5" fill={DARK} />
      <circle cx="18" cy="12.9" r="1.5" fill={DARK} />
    </>
  ),
  Psychic: (
    <Line
      d="M12.3 12.2c.9-.9 2.2.2 1.9 1.6-.5 2.1-3.7 2.5-5 .4-1.7-2.8.4-6.3 3.7-6.5 4.2-.2 6.7 3.8 5.7 7.5-.7 2.6-3.2 4.4-6.3 4.3"
      width={2.3}
    />
  ),
  Fighting: (
    <>
      <Line d="M4.9 6.3 10 12l-5.1 5.7" width={2.8} />
      <Line d="M19.1 6.3 14 12l5.1 5.7" width={2.8} />
      <path d="M12 8.4 13.2 12 12 15.6 10.8 12Z" fill={LIGHT} />
      <circle cx="12" cy="5" r="1.3" fill={LIGHT} />
      <circle cx="12" cy="19" r="1.3" fill={LIGHT} />
    </>
  ),
  Darkness: (
    <>
      <circle cx="11.4" cy="12.7" r="5.9" fill="none" stroke={LIGHT} strokeWidth="2.3" />
      <path d="M11.4 6.8a5.9 5.9 0 0 0 0 11.8c2.4-1.6 3.3-3.5 3.3-5.9s-.9-4.3-3.3-5.9Z" fill={LIGHT} />
      <path d="M17.7 2.9c.3 2.3 1.2 3.2 3.4 3.4-2.2.3-3.1 1.2-3.4 3.4-.3-2.2-1.2-3.1-3.4-3.4 2.2-.2 3.1-1.1 3.4-3.4Z" fill={LIGHT} />
    </>
  ),
  Metal: (
    <>
      <path d="M8.1 4.7h7.8l3.9 7.3-3.9 7.3H8.1L4.2 12Z" fill={LIGHT} stroke={LIGHT} strokeWidth="1.4" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="3.3" fill="var(--color-metal-deep)" />
    </>
  ),
  Fairy: (
    <>
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} d="M12 11.2C8.6 9.4 9.2 5 12 3.9c2.8 1.1 3.4 5.5 0 7.3Z" fill={LIGHT} transform={`rotate(${angle} 12 12)`} />
      ))}
      <circle cx="12" cy="12" r="1.9" fill="var(--color-fairy-deep)" />
    </>
  ),
  Dragon: (
    <>
      <path d="M5 5.6h6.4v4a3.2 3.2 0 0 1-6.4 0ZM12.6 5.6H19v4a3.2 3.2 0 0 1-6.4 0Z" fill={LIGHT} />
      <path d="M8.8 12.6c1.7 1 3 .2 3.2-1.3.2 1.5 1.5 2.3 3.2 1.3v3.6a3.2 3.2 0 0 1-6.4 0Z" fill={LIGHT} />
    </>
  ),
  Colorless: (
    <>
      <circle cx="12" cy="12" r="6" fill="none" stroke={DARK} strokeWidth="2.4" />
      <circle cx="12" cy="12" r="2.1" fill={DARK} />
    </>
  ),
};
