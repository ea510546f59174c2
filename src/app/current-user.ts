import { cookies } from "next/headers";
import { cache } from "react";
import { type SessionUser, sessionUser } from "@/accounts/session";
import { runtime } from "@/app/runtime";

/** Who asks, or null; for pages, server actions and route handlers. Checked against the database once per request. */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const jar = await cookies();
  const { database, environment } = runtime();
  return sessionUser(database, environment.secret, (name) => jar.get(name)?.value);
});
