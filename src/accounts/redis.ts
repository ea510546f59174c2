import { createClient, type RedisClientType } from "redis";

/** A connection by which the processes of one site count together; it comes back by itself when Redis was away. @throws when Redis does not answer */
export async function openRedis(url: string): Promise<RedisClientType> {
  const client: RedisClientType = createClient({ url });
  client.on("error", (error) => console.error("redis:", error));
  await client.connect();
  return client;
}
