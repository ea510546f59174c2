import type { BrowserContext, WebSocketRoute } from "@playwright/test";

/** A slow line for the pages that a browser opens from now on: what the server tells of its own accord can be held back, answers come through. */
export async function lateNews(context: BrowserContext): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | null = null;
  await context.routeWebSocket(/\/socket\.io\//, (page: WebSocketRoute) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      // Socket.IO: "42" begins an event, "43" the answer to one of ours.
      if (held !== null && String(message).startsWith("42")) held.push(() => page.send(message));
      else page.send(message);
    });
  });
  return {
    hold() {
      held = [];
    },
    release() {
      const late = held ?? [];
      held = null;
      for (const send of late) send();
    },
  };
}
