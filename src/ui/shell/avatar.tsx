"use client"; // so that a page carries the seed of a picture to the browser, not the drawing once more
import { Picture } from "../art/picture";
import { avatarPicture } from "../art/pictures";

/** The portrait that belongs to a nickname; its size is 2.5 times the font size. */
export function Avatar({ nickname, className = "" }: { nickname: string; className?: string }) {
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      <Picture address={avatarPicture(nickname)} view="62 100 176 176" />
    </span>
  );
}
