import { clientAddressHeader } from "@/accounts/address";
import { checkForm, PasswordForm } from "@/accounts/own-forms";
import { guardedChange, refuse, refuseFields, stillHere } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Changes the own password: 204, or 422 with the fault of each field. Every other session ends; this browser's goes on. */
export function PUT(request: Request): Promise<Response> {
  return guardedChange(request, async (user) => {
    const form = checkForm(PasswordForm, await request.json().catch(() => undefined));
    if ("faults" in form) return refuseFields(form.faults);
    const { ownAccount } = runtime();
    const change = await ownAccount.changePassword(user, form.data, request.headers.get(clientAddressHeader) ?? "");
    if ("faults" in change) return refuseFields(change.faults);
    return "refused" in change ? refuse(change.refused) : stillHere(request, user.id, change.sessionVersion);
  });
}
