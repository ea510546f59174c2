import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { entryTo } from "@/accounts/entry";
import { type SessionUser, sessionUser } from "@/accounts/session";
import { runtime } from "@/app/runtime";

/** Who asks, or null; for pages, server actions and route handlers. Checked against the database once per request. */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const jar = await cookies();
  const { database, environment } = runtime();
  return sessionUser(database, environment.secret, (name) => jar.get(name)?.value);
});

/**
 * Who asks for a page that needs a session. Whoever has none is led to the home page, and from there to what they asked for.
 * @param page its address
 * @param parameters what stands behind the `?` of it
 */
export async function signedIn(page: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<SessionUser> {
  const user = await currentUser();
  if (user) return user;
  const asked = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  redirect(entryTo(asked.size === 0 ? page : `${page}?${asked}`));
}
