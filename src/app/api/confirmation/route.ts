import { z } from "zod";
import { clientAddressHeader } from "@/accounts/address";
import { Token } from "@/accounts/own-forms";
import { fromOurPages, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

const Link = z.object({ token: Token });

/** Confirms a mail by the link that was sent there: 204, or 410 when the link is used or too old. */
export function POST(request: Request): Promise<Response> {
  return fromOurPages(request, async () => {
    const link = Link.safeParse(await request.json().catch(() => undefined));
    const { gate, mailConfirmation } = runtime();
    if (!(await gate.tryReset(request.headers.get(clientAddressHeader) ?? ""))) return refuse("too-many-requests");
    const confirmed = link.success && (await mailConfirmation.complete(link.data.token));
    return confirmed ? new Response(null, { status: 204 }) : refuse("link-expired");
  });
}
