import type { BrowserContext, WebSocketRoute } from "@playwright/test";
import type { MatchUpdate } from "@/realtime/protocol";
import { nextMark } from "@/realtime/told-matches";

/** Decisions that no server asked. */
const FIRST_DECISION = 1_000_000;

/** The line of a page that sees a match: the server's last word can be changed on its way, to show what a match takes long to come to. */
export class StagedLine<Update extends MatchUpdate> {
  #page: WebSocketRoute | undefined;
  #update: Update | undefined;
  /** Of what the server sent last: what it sends next changes what the page was shown. */
  #mark: number | undefined;
  #seq = FIRST_DECISION;

  private constructor() {}

  /** For the pages that a browser opens from now on. */
  static async set<Update extends MatchUpdate>(context: BrowserContext): Promise<StagedLine<Update>> {
    const line = new StagedLine<Update>();
    await context.routeWebSocket(/\/socket\.io\//, (page) => {
      const server = page.connectToServer();
      line.#page = page;
      server.onMessage((message) => {
        const text = String(message);
        // Socket.IO: "42" begins an event.
        if (text.startsWith('42["match:update"')) [, line.#update, line.#mark] = JSON.parse(text.slice(2));
        if (text.startsWith('42["match:patch"')) line.#mark = nextMark(JSON.parse(text.slice(2))[1]);
        page.send(message);
      });
    });
    return line;
  }

  /** What the server sent when the page sat down. */
  get update(): Update {
    if (this.#update === undefined) throw new Error("The page sees no match.");
    return this.#update;
  }

  /** Says something else in its place; each is newer than all before. @param change is given a number for its decision */
  say(change: (update: Update, seq: number) => Update): void {
    const shown = change(this.update, this.#seq++);
    this.#page?.send(`42${JSON.stringify(["match:update", shown, this.#mark])}`);
  }
}
