import type { Database } from "@/db";

/** Whether a player has begun no match yet, but for a lesson that is still under way. */
export async function isNewcomer(database: Database, userId: string): Promise<boolean> {
  const played = await database.match.findFirst({
    where: { seats: { some: { userId } }, NOT: { kind: "LESSON", status: "RUNNING" } },
    select: { id: true },
  });
  return played === null;
}
