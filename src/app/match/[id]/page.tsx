import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { runtime } from "@/app/runtime";
import { Words } from "@/ui/words/words";
import { MatchTable } from "./match-table";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board");
  return { title: t("pageTitle") };
}

/** The table of one match. Whether it is open to this player, the socket says. */
export default async function MatchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const match = await runtime().database.match.findUnique({ where: { id }, select: { game: true } });
  return (
    <Words of={["board", "director", "levels", "practice", "replay", "settings", "story", "reports", "watching"]}>
      <MatchTable key={id} matchId={id} game={match?.game ?? null} />
    </Words>
  );
}
