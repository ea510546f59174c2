import { createClient, type RedisClientType } from "@redis/client";

/** Soon, and the same for all processes: what they held they take again at about the same moment. */
const RECONNECT_MS = 250;

/**
 * A connection by which the processes of one site count together and speak with each other. It comes back by itself when Redis was away; what is asked of
 * it meanwhile fails at once.
 *
 * @throws when Redis does not answer
 */
export async function openRedis(url: string): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: RECONNECT_MS } });
  client.on("error", (error) => console.error("redis:", error));
  await client.connect();
  return client;
}
