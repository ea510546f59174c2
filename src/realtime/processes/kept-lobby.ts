import type { RedisClientType } from "@redis/client";
import { z } from "zod";
import type { Kept } from "../lobby";
import { readJson, UnreadableError } from "./read-json";

/** The queue and the challenges as the leading process last had them, for the one that leads after it. */
export interface KeptLobby {
  /** Null where there is nothing, or nothing that this version can read. */
  read(): Promise<Kept | null>;
  /** Written soon, and only where something has changed. */
  write(kept: Kept): void;
  /** Redis may have lost what was written: it is written again. */
  forget(): void;
}

const Player = z.object({ id: z.string(), pseudo: z.string() });
const Sought = { game: z.string(), edition: z.string() };
/** `Kept` as it is written. */
export const KeptRow = z.object({
  queue: z.array(z.object({ player: Player, ...Sought, since: z.number() })),
  challenges: z.array(z.object({ id: z.string(), from: Player, to: Player, ...Sought })),
});

export function keptLobby(client: RedisClientType, prefix: string, reportFault: (error: unknown) => void): KeptLobby {
  const key = `${prefix}lobby`;
  let written = "";
  return {
    async read() {
      const text = await client.get(key);
      const kept = text === null ? null : readJson(KeptRow, text);
      if (!(kept instanceof UnreadableError)) return kept;
      // Somebody has to lead: those who waited ask once more.
      reportFault(kept);
      return null;
    },
    write(kept) {
      const text = JSON.stringify(kept);
      if (text === written) return;
      written = text;
      client.set(key, text).catch((error: unknown) => {
        written = "";
        // While Redis is away nobody else could read it either.
        if (client.isReady) reportFault(error);
      });
    },
    forget() {
      written = "";
    },
  };
}
