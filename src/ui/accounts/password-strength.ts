/** How hard a password is to guess, from 0 (too short to be taken) to 4. A hint for the person who types, not a rule. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Length counts most; different kinds and different characters make up for some of it. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < 10) return 0;
  const variety = new Set(characters).size;
  if (variety < 5) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = characters.length + 2 * (kinds - 1) + (variety >= 10 ? 1 : 0);
  if (points < 13) return 1;
  if (points < 15) return 2;
  return points < 18 ? 3 : 4;
}
