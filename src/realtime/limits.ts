import type { ClientMessage } from "./protocol";

/** How often a player may say what: each class of messages has a bucket of tokens that fills up again. */
const CLASSES = {
  play: { capacity: 40, perSecond: 15 },
  draft: { capacity: 40, perSecond: 15 },
  table: { capacity: 20, perSecond: 2 },
  /** What the computer has to work out anew. */
  practice: { capacity: 10, perSecond: 1 },
  social: { capacity: 15, perSecond: 1 },
  matchmaking: { capacity: 15, perSecond: 1 },
  /** A letter typed is a search. */
  list: { capacity: 20, perSecond: 4 },
  reaction: { capacity: 3, perSecond: 0.5 },
  chat: { capacity: 5, perSecond: 0.3 },
  /** Whatever has no known name. */
  unknown: { capacity: 10, perSecond: 1 },
} as const;
type MessageClass = keyof typeof CLASSES;

const CLASS_OF: Readonly<Record<ClientMessage, MessageClass>> = {
  "friend:ask": "social",
  "friend:withdraw": "social",
  "friend:answer": "social",
  "friend:remove": "social",
  "player:block": "social",
  "player:unblock": "social",
  "challenge:send": "matchmaking",
  "challenge:withdraw": "matchmaking",
  "challenge:answer": "matchmaking",
  "challenge:take": "matchmaking",
  "queue:join": "matchmaking",
  "queue:leave": "matchmaking",
  "bot:challenge": "matchmaking",
  "bot:playOn": "practice",
  "bot:position": "practice",
  "lesson:start": "matchmaking",
  "players:watch": "list",
  "players:leave": "list",
  "match:join": "table",
  "match:leave": "table",
  "match:answer": "play",
  "match:draft": "draft",
  "match:concede": "play",
  "match:takeBack": "practice",
  "match:recall": "practice",
  "match:advise": "practice",
  "match:rematch": "table",
  "match:react": "reaction",
  "chat:open": "table",
  "chat:switch": "table",
  "chat:say": "chat",
};

/** What one player may still say; all their connections share it. */
export class Limits {
  readonly #buckets = new Map<MessageClass, { tokens: number; at: number }>();

  /**
   * Counts one message; false when it came too often.
   * @param message null for one of unknown name
   */
  allow(message: ClientMessage | null, now: number): boolean {
    const name = message === null ? "unknown" : CLASS_OF[message];
    const { capacity, perSecond } = CLASSES[name];
    const before = this.#buckets.get(name) ?? { tokens: capacity, at: now };
    const tokens = Math.min(capacity, before.tokens + ((now - before.at) / 1000) * perSecond);
    const allowed = tokens >= 1;
    this.#buckets.set(name, { tokens: allowed ? tokens - 1 : tokens, at: now });
    return allowed;
  }
}
