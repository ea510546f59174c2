import { getLocale, getTranslations } from "next-intl/server";
import { isLocale } from "@/i18n/locales";
import { rulesPdf } from "./pdf";

/** The rules as a file, in the language asked for (`?lang=it`) or else the visitor's. */
export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get("lang") ?? (await getLocale());
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale });
  const file = await rulesPdf(locale, { contents: t("rules.contents"), disclaimer: t("shell.footer.about") });
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="OpenPokemon-${locale}.pdf"`,
      "Cache-Control": "private, max-age=3600",
    },
  });
}
