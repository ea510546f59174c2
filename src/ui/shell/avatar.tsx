import { Picture } from "../art/picture";
import { portraitAddress } from "../art/portrait-address";

/** The portrait that belongs to a nickname; its size is 2.5 times the font size. */
export function Avatar({ nickname, className = "" }: { nickname: string; className?: string }) {
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      <Picture address={portraitAddress(nickname)} view="62 100 176 176" />
    </span>
  );
}
