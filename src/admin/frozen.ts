import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { beyondMoment, type PageAsked, pageOf } from "./pages";
import { FROZEN_PER_PAGE, type FrozenPage, type FrozenRow } from "./schema";

const SHOWN = {
  id: true,
  seq: true,
  error: true,
  createdAt: true,
  match: {
    select: {
      id: true,
      game: true,
      edition: true,
      startedAt: true,
      seats: { select: { pseudo: true, userId: true, botName: true }, orderBy: { seat: "asc" } },
    },
  },
} as const satisfies Prisma.MatchReportSelect;

/** The matches that a fault stopped, the latest first, one page of them. */
export async function listFrozen(database: Database, asked: PageAsked): Promise<FrozenPage> {
  const { rows, previous, next } = await pageOf(
    asked,
    FROZEN_PER_PAGE,
    (stretch) =>
      database.matchReport.findMany({
        where: beyondMoment("createdAt", stretch),
        select: SHOWN,
        orderBy: [{ createdAt: stretch.back ? "asc" : "desc" }, { id: stretch.back ? "asc" : "desc" }],
        take: stretch.take,
      }),
    ({ id, createdAt }) => ({ id, by: createdAt.toISOString() }),
  );
  return { matches: rows.map(rowOf), previous, next, total: await database.matchReport.count() };
}

function rowOf({ seq, error, createdAt, match }: Prisma.MatchReportGetPayload<{ select: typeof SHOWN }>): FrozenRow {
  const { seats, startedAt, ...played } = match;
  const [one, other] = seats.map(({ pseudo, userId, botName }) => ({ pseudo, here: userId !== null, bot: botName !== null }));
  if (!one || !other) throw new Error(`Match ${match.id} has no two players.`);
  return { ...played, players: [one, other], startedAt: startedAt.toISOString(), stoppedAt: createdAt.toISOString(), seq, error };
}
