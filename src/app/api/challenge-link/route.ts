import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { closeLink, LinkForm, openLink, ownLink } from "@/friends/challenge-links";

/** The player's open link to a challenge: 200 with an `OwnLink`, or null. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => Response.json(await ownLink(runtime().database, user.id)));
}

/** Makes a link to a challenge by these rules: 201 with an `OwnLink`. One that was open before is void. Guests challenge nobody. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    if (user.guest) return refuse("account-needed");
    const body = await bodyOf(request, LinkForm);
    if ("refused" in body) return body.refused;
    const { database, games } = runtime();
    const { game, edition } = body.data;
    if (!games.some(({ name, editions }) => name === game && editions.includes(edition))) return refuse("malformed", ["edition"]);
    return Response.json(await openLink(database, user.id, body.data), { status: 201 });
  });
}

/** Withdraws the player's open link: 204. */
export function DELETE(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    await closeLink(runtime().database, user.id);
    return new Response(null, { status: 204 });
  });
}
