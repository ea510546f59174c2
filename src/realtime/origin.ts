/**
 * How a visitor's browser speaks to the site, `http` or `https`; undefined where neither the operator nor a proxy says so.
 *
 * @param forwarded `X-Forwarded-Proto`, which the server removes unless its proxy is trusted
 * @param publicUrl where players reach the site, when the operator has said so
 */
export function schemeOf(forwarded: string | readonly string[] | null | undefined, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return new URL(publicUrl).protocol.slice(0, -1);
  // As with addresses, the last one is what our own proxy wrote.
  return [forwarded ?? []].flat().join(",").split(",").at(-1)?.trim() || undefined;
}

/**
 * Whether a request comes from our own pages: the one check against other sites acting in a visitor's name, for sockets and for routes that change something.
 * Programs that are no browser send no Origin; they have no visitor's cookies either.
 *
 * @param forwarded as in `schemeOf`: where the scheme is known, a page of the same host that came over another one is another site
 * @param publicUrl where players reach the site, when the operator has said so; the request's own Host counts as well
 */
export function isSameOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  forwarded: string | readonly string[] | null | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === null || origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const scheme = schemeOf(forwarded, publicUrl);
  if (scheme !== undefined && from.protocol !== `${scheme}:`) return false;
  return from.host === host || (publicUrl !== undefined && from.host === new URL(publicUrl).host);
}
