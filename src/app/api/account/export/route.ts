import { exportAccount } from "@/accounts/export";
import { guardedChange } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** All that the site keeps of the player, as a file: 200 with JSON, sent as it is read. */
export function GET(request: Request): Promise<Response> {
  return guardedChange(request, async ({ id, pseudo }) => {
    const pieces = exportAccount(runtime().database, id);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
    return new Response(body, {
      headers: {
        "content-type": "application/json",
        "content-disposition": `attachment; filename="openpokemon-${pseudo}.json"`,
        "cache-control": "no-store",
      },
    });
  });
}
