/**
 * Whether a request comes from our own pages: the one check against other sites acting in a visitor's name, for sockets and for routes that change something.
 * Programs that are no browser send no Origin; they have no visitor's cookies either.
 *
 * @param publicUrl where players reach the site, when the operator has said so; otherwise the request's own Host counts
 */
export function isSameOrigin(origin: string | null | undefined, host: string | null | undefined, publicUrl: string | undefined): boolean {
  if (origin === null || origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: from } = new URL(origin);
  return from === host || (publicUrl !== undefined && from === new URL(publicUrl).host);
}
