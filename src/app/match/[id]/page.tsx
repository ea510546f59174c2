import type { Metadata } from "next";
import { headers } from "next/headers";
import { userAgent } from "next/server";
import { getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import type { MatchUpdate } from "@/realtime/protocol";
import { pack } from "@/ui/packed";
import { Words } from "@/ui/words/words";
import { MatchTable } from "./match-table";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board");
  return { title: t("pageTitle") };
}

/**
 * How a match stands for whoever opens it by its address; null where that is for the line to say. Who comes from another page of the site has a line
 * already, by which the table comes as soon.
 */
async function standing(id: string, asked: Headers): Promise<MatchUpdate | null> {
  if (asked.get("sec-fetch-dest") !== "document") return null;
  const user = await currentUser();
  return user && runtime().realtime.matchOf(user, id);
}

/** The table of one match. Whether it is open to this player, the line says. */
export default async function MatchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const asked = await headers();
  const [match, first] = await Promise.all([
    runtime().database.match.findUnique({ where: { id }, select: { game: true } }),
    standing(id, asked),
  ]);
  const narrow = userAgent({ headers: asked }).device.type === "mobile";
  return (
    <Words of={["board", "director", "levels", "practice", "replay", "settings", "story", "reports", "watching"]}>
      <MatchTable key={id} matchId={id} game={match?.game ?? null} first={pack(first)} narrow={narrow} />
    </Words>
  );
}
