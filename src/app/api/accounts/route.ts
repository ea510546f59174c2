import { cookies } from "next/headers";
import { clientAddressHeader } from "@/accounts/address";
import { checkSignUp, type SignUpAnswer } from "@/accounts/sign-up";
import { fromOurPages, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { giveReadyDeck } from "@/decks";
import { localeCookie, localeOf } from "@/i18n/locales";

/** Signs a player up: 201 with the pseudo, 422 with the fault of each field, or 429 and 503 when it cannot be just now. */
export function POST(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const checked = checkSignUp(await request.json().catch(() => undefined));
    if ("faults" in checked) return answer(422, { ok: false, faults: checked.faults });
    const locale = localeOf((await cookies()).get(localeCookie)?.value);
    const { database, register, deckRules } = runtime();
    const registration = await register(checked.data, locale, request.headers.get(clientAddressHeader) ?? "");
    if ("refused" in registration) return refuse(registration.refused);
    if ("faults" in registration) return answer(422, { ok: false, faults: registration.faults });
    for (const rules of deckRules) await giveReadyDeck(database, rules, registration.userId, locale);
    return answer(201, { ok: true, pseudo: registration.pseudo });
  });
}

const answer = (status: number, body: SignUpAnswer) => Response.json(body, { status });
