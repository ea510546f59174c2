import { cookies } from "next/headers";
import { z } from "zod";
import { bodyOf, fromOurPages } from "@/app/api/guard";
import { themeCookie, themeCookieOptions, themes } from "@/ui/theme/theme";

const Choice = z.object({ theme: z.enum(themes) });

/** Remembers the visitor's theme in the browser: 204, or 400 for a theme there is not. */
export function PUT(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const choice = await bodyOf(request, Choice);
    if ("refused" in choice) return choice.refused;
    (await cookies()).set(themeCookie, choice.data.theme, themeCookieOptions);
    return new Response(null, { status: 204 });
  });
}
