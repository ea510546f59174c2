import { clientAddressHeader } from "@/accounts/address";
import { checkSignUp, type SignUpAnswer } from "@/accounts/sign-up";
import { cookieOf, fromOurPages, refuse, visitorOf } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { giveReadyDeck } from "@/decks";
import { localeCookie, spokenLocale } from "@/i18n/locales";

/** Signs a player up, a guest with all that they have: 201 with the pseudo, 422 with the fault of each field, or 429 and 503 when it cannot be just now. */
export function POST(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const checked = checkSignUp(await request.json().catch(() => undefined));
    if ("faults" in checked) return answer(422, { ok: false, faults: checked.faults });
    const locale = spokenLocale(cookieOf(request)(localeCookie), request.headers.get("accept-language"));
    const visitor = await visitorOf(request);
    const guestId = visitor?.guest ? visitor.id : undefined;
    const { database, realtime, register, deckRules, mailConfirmation } = runtime();
    const registration = await register(checked.data, locale, request.headers.get(clientAddressHeader) ?? "", guestId);
    if ("refused" in registration) return refuse(registration.refused);
    if ("faults" in registration) return answer(422, { ok: false, faults: registration.faults });
    // A guest's pages show who they are now.
    if (registration.kept) await realtime.accountChanged(registration.userId);
    else for (const rules of deckRules) await giveReadyDeck(database, rules, registration.userId, locale);
    void mailConfirmation.send(registration.userId).catch((error: unknown) => console.error("mail:", error));
    return answer(201, { ok: true, pseudo: registration.pseudo });
  });
}

const answer = (status: number, body: SignUpAnswer) => Response.json(body, { status });
