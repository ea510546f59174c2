import { stringifySetCookie } from "cookie";
import { clientAddressHeader } from "@/accounts/address";
import type { IdentityChange } from "@/accounts/own-account";
import { checkForm, DeletionForm, IdentityForm } from "@/accounts/own-forms";
import { guardedChange, refuse, refuseFields } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { localeCookie, localeCookieOptions } from "@/i18n/locales";

/** Changes pseudo, mail and language of the own account: 204, or 422 with the fault of each field. */
export function PUT(request: Request): Promise<Response> {
  return guardedChange(request, async (user) => {
    const form = checkForm(IdentityForm, await request.json().catch(() => undefined));
    if ("faults" in form) return refuseFields(form.faults);
    const { ownAccount, realtime } = runtime();
    const change = await ownAccount.changeIdentity(user.id, form.data, request.headers.get(clientAddressHeader) ?? "");
    if ("faults" in change) return refuseFields(change.faults);
    if ("refused" in change) return refuse(change.refused);
    if (change.former) tellMails(user.id, change.former);
    await realtime.accountChanged(user.id);
    const cookie = stringifySetCookie({ name: localeCookie, value: form.data.locale, ...localeCookieOptions });
    return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
  });
}

/** The old mail hears of the new one, which is asked to show that it is the player's. Nobody waits for a mail server. */
function tellMails(userId: string, former: NonNullable<IdentityChange["former"]>): void {
  const { mailConfirmation } = runtime();
  const told = [mailConfirmation.tellFormer(former), mailConfirmation.send(userId)];
  for (const telling of told) telling.catch((error: unknown) => console.error("mail:", error));
}

/** Deletes the own account for good: 204. Its sessions, sockets and running match end at once. */
export function DELETE(request: Request): Promise<Response> {
  return guardedChange(request, async (user) => {
    const form = checkForm(DeletionForm, await request.json().catch(() => undefined));
    if ("faults" in form) return refuseFields(form.faults);
    const { ownAccount, realtime } = runtime();
    const deletion = await ownAccount.deleteAccount(user, form.data, request.headers.get(clientAddressHeader) ?? "");
    if (deletion !== "deleted") return "faults" in deletion ? refuseFields(deletion.faults) : refuse(deletion.refused);
    await realtime.expelUser(user.id, "deleted");
    return new Response(null, { status: 204 });
  });
}
