import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { refuse } from "@/app/api/guard";
import { logInOptions } from "@/app/log-in";

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  const [page] = (await context.params).nextauth;
  // Here next-auth would write whatever a visitor sends into the log.
  if (page === "_log") return refuse("not-found");
  // A log-in is sent: what only asks for one it would take for a fault of the site.
  if (page === "callback" && request.method === "GET") return refuse("not-found");
  // And what leads to no page it would take for a fault of the site.
  const kept = request.cookies.getAll().filter(({ name }) => name.endsWith("next-auth.callback-url"));
  const ways = [...request.nextUrl.searchParams.getAll("callbackUrl"), ...kept.map(({ value }) => value)];
  if (!ways.every((way) => leadsToPage(way, request.url))) return refuse("malformed", ["callbackUrl"]);
  return NextAuth(request, context, logInOptions());
}

function leadsToPage(way: string, here: string): boolean {
  const from = way.startsWith("/") ? here : undefined;
  return URL.canParse(way, from) && /^https?:$/.test(new URL(way, from).protocol);
}

export { handle as GET, handle as POST };
