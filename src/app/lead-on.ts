import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookie } from "cookie";
import { z } from "zod";
import { destinationOf } from "@/accounts/entry";
import { sessionUser } from "@/accounts/session";
import type { Database } from "@/db";
import { SESSION_ENDS } from "@/realtime/protocol";

/** Why whoever comes to the home page is logged in no more (`?session=`). */
export const Ended = z
  .enum([...SESSION_ENDS, "deleted-yourself"])
  .optional()
  .catch(undefined);

/** Pages for whoever has no account, or is not logged in. */
const DOORS = ["/", "/inscription"];

/**
 * Leads on who asks for a door of the site and is logged in with an account: nothing is drawn of a page that nobody would see. Whoever was sent there with a
 * reason reads it, even if another log-in has begun meanwhile.
 *
 * @param secret signs the sessions
 * @returns whether the request is answered
 */
export async function leadOn(request: IncomingMessage, response: ServerResponse, database: Database, secret: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(`http://here${request.url}`);
  if (!DOORS.includes(pathname) || Ended.parse(searchParams.get("session")) !== undefined) return false;
  const jar = parseCookie(request.headers.cookie ?? "");
  // The page fails by the same fault, and tells it.
  const user = await sessionUser(database, secret, (name) => jar[name]).catch(() => null);
  if (user === null || user.guest) return false;
  response.writeHead(307, { location: destinationOf(searchParams.get("vers")) }).end();
  return true;
}
