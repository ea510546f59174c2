/**
 * Until when somebody may not come in.
 *
 * @returns null for who may
 */
export function shutOutUntil({ suspendedUntil }: { readonly suspendedUntil: Date | null }, now = new Date()): Date | null {
  return suspendedUntil !== null && suspendedUntil > now ? suspendedUntil : null;
}
