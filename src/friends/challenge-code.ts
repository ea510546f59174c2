/** What stands in a challenge's link: 96 random bits. */
export const CHALLENGE_CODE = /^[\w-]{16}$/;

/** The code in a part of an address, or undefined where it is none. */
export function challengeCode(said: unknown): string | undefined {
  return typeof said === "string" && CHALLENGE_CODE.test(said) ? said : undefined;
}
