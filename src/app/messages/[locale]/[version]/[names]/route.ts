import { isLocale } from "@/i18n/locales";
import { messagesVersion } from "@/i18n/messages";
import { chosenMessages } from "@/i18n/provided";

const FOR_GOOD = "public, max-age=31536000, immutable";

/** Messages of a language for a browser, which keeps them: their version is in the address. An older page gets those of today, and does not keep them. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; version: string; names: string }> },
): Promise<Response> {
  const { locale, version, names } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  try {
    const messages = chosenMessages(locale, decodeURIComponent(names).split(","));
    return Response.json(messages, { headers: { "Cache-Control": version === messagesVersion(locale) ? FOR_GOOD : "no-store" } });
  } catch (error) {
    if (error instanceof RangeError || error instanceof URIError) return new Response(null, { status: 404 });
    throw error;
  }
}
