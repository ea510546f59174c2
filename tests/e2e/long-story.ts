import type { BrowserContext } from "@playwright/test";

/**
 * A match in which much has happened, for the pages that a browser opens from now on: the next card that is drawn
 * is told of so often that the log has so many lines. Everything else comes from the server as it says it.
 */
export async function longStory(context: BrowserContext): Promise<{ tell(lines: number): void }> {
  let wanted = 0;
  await context.routeWebSocket(/\/socket\.io\//, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      // Socket.IO: "42" begins an event.
      if (wanted === 0 || !/^42\["match:(update|patch)"/.test(text)) return page.send(message);
      const said = JSON.parse(text.slice(2));
      // A patch is a list (`MatchPatch`), and what happened its fifth entry.
      const [, update, , , , events = update.events] = said;
      const drawn = events.find(({ how }: { how?: string }) => how === "draw");
      if (drawn === undefined) return page.send(message);
      events.push(...Array(wanted).fill(drawn));
      page.send(`42${JSON.stringify(said)}`);
      wanted = 0;
    });
  });
  return {
    tell(lines) {
      wanted = lines;
    },
  };
}
