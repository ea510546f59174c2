import { getLocale, getTranslations } from "next-intl/server";
import { chosenPages } from "@/app/chosen-game";
import { isLocale } from "@/i18n/locales";
import { rulesPdf } from "./pdf";

/** The rules of a game as a file, in the language asked for (`?game=pokemon&lang=it`), or else what the visitor has chosen. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const locale = asked.get("lang") ?? (await getLocale());
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale });
  const pages = await chosenPages(asked.get("game"));
  const file = await rulesPdf(pages.rules(locale), pages.figures, locale, {
    contents: t("rules.contents"),
    disclaimer: t("shell.footer.about"),
  });
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="OpenPokemon-${pages.game}-${locale}.pdf"`,
      "Cache-Control": "private, max-age=3600",
    },
  });
}
