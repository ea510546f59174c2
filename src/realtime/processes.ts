import { randomUUID } from "node:crypto";
import { createClient } from "redis";
import { z } from "zod";
import type { SessionEnd } from "./connection";

/** What several processes of one site tell each other, over Redis: that a user's sessions have ended. */
export interface Processes {
  /** Tells all others. */
  expel(userId: string, reason: SessionEnd): Promise<void>;
  close(): void;
}

const CHANNEL = "openpokemon:expel";
const Expulsion = z.object({ from: z.string(), userId: z.string(), reason: z.enum(["deleted", "logged-out"]) });

/**
 * Joins the others. While Redis is away they are not heard; the client reconnects by itself.
 *
 * @param onExpel another process has ended a user's sessions
 * @throws when Redis does not answer
 */
export async function joinProcesses(
  redisUrl: string,
  onExpel: (userId: string, reason: SessionEnd) => void,
  reportFault: (error: unknown) => void,
): Promise<Processes> {
  const from = randomUUID();
  const publisher = await createClient({ url: redisUrl }).on("error", reportFault).connect();
  const subscriber = await publisher.duplicate().on("error", reportFault).connect();
  await subscriber.subscribe(CHANNEL, (said) => {
    const expulsion = Expulsion.parse(JSON.parse(said));
    if (expulsion.from !== from) onExpel(expulsion.userId, expulsion.reason);
  });
  return {
    async expel(userId, reason) {
      await publisher.publish(CHANNEL, JSON.stringify({ from, userId, reason } satisfies z.infer<typeof Expulsion>));
    },
    close() {
      subscriber.destroy();
      publisher.destroy();
    },
  };
}
