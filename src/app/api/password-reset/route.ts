import { clientAddressHeader } from "@/accounts/address";
import { checkForm, NewPasswordForm, ResetForm } from "@/accounts/own-forms";
import { fromOurPages, refuse, refuseFields } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Mails a link that sets a new password: 204, whether an account has this address or not. */
export function POST(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const form = checkForm(ResetForm, await request.json().catch(() => undefined));
    if ("faults" in form) return refuseFields(form.faults);
    const { gate, passwordReset } = runtime();
    if (!(await gate.tryReset(addressOf(request)))) return refuse("too-many-requests");
    // Not waited for: how long it takes would tell whether there is an account.
    void passwordReset.request(form.data.email).catch((error) => console.error("password reset:", error));
    return new Response(null, { status: 204 });
  });
}

/** Sets a new password by a link: 200 with the pseudo to log in with, 410 when the link is used or too old. All sessions end. */
export function PUT(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const form = checkForm(NewPasswordForm, await request.json().catch(() => undefined));
    if ("faults" in form) return form.faults.token === undefined ? refuseFields(form.faults) : refuse("link-expired");
    const { gate, passwordReset, realtime } = runtime();
    if (!(await gate.tryReset(addressOf(request)))) return refuse("too-many-requests");
    const reset = await passwordReset.complete(form.data.token, form.data.password, addressOf(request));
    if ("refused" in reset) return refuse(reset.refused);
    await realtime.expelUser(reset.userId, "logged-out");
    return Response.json({ pseudo: reset.pseudo });
  });
}

const addressOf = (request: Request) => request.headers.get(clientAddressHeader) ?? "";
