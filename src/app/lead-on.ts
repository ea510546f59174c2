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

/** Tells the pages of the doors that who asks is a guest. What a request itself says here is not heard. */
export const guestHeader = "x-guest";

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
  const { headers, url } = request;
  delete headers[guestHeader];
  const { pathname, searchParams } = new URL(`http://here${url}`);
  if (!DOORS.includes(pathname)) return false;
  const jar = parseCookie(headers.cookie ?? "");
  // By a fault nobody is known, and the page can be read all the same.
  const user = await sessionUser(database, secret, (name) => jar[name]).catch(() => null);
  if (user?.guest) headers[guestHeader] = "1";
  if (user === null || user.guest || Ended.parse(searchParams.get("session")) !== undefined) return false;
  response.writeHead(307, { location: destinationOf(searchParams.get("vers")) }).end();
  return true;
}
