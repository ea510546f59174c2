/** What two pseudos, or two mail addresses, have in common when they count as the same one. */
export function identityKey(pseudoOrEmail: string): string {
  return pseudoOrEmail.trim().toLowerCase();
}
