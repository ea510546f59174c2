import { cookies } from "next/headers";
import { z } from "zod";
import { bodyOf, fromOurPages } from "@/app/api/guard";
import { gameCookie, gameCookieOptions } from "@/ui/chosen-game";

const Choice = z.object({ game: z.string().regex(/^[a-z]{1,40}$/) });

/** Remembers in the browser which game the visitor has chosen: 204, or 400 for what is no name of one. */
export function PUT(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const choice = await bodyOf(request, Choice);
    if ("refused" in choice) return choice.refused;
    (await cookies()).set(gameCookie, choice.data.game, gameCookieOptions);
    return new Response(null, { status: 204 });
  });
}
