import { cookies } from "next/headers";
import { z } from "zod";
import { bodyOf, fromOurPages } from "@/app/api/guard";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeCookie, localeCookieOptions, locales } from "@/i18n/locales";

const Choice = z.object({ locale: z.enum(locales) });

/** Remembers the visitor's language in the browser and, when logged in, with the account, whose pages are told of cards in it: 204, or 400 for a language we do not speak. */
export function PUT(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const choice = await bodyOf(request, Choice);
    if ("refused" in choice) return choice.refused;
    const { locale } = choice.data;
    (await cookies()).set(localeCookie, locale, localeCookieOptions);
    const user = await currentUser();
    if (user) {
      const { database, realtime } = runtime();
      await database.user.update({ where: { id: user.id }, data: { locale } });
      await realtime.accountChanged(user.id);
    }
    return new Response(null, { status: 204 });
  });
}
