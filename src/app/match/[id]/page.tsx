import type { Metadata } from "next";
import { headers } from "next/headers";
import { userAgent } from "next/server";
import { getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { pack } from "@/ui/packed";
import { Words } from "@/ui/words/words";
import { MatchTable } from "./match-table";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board");
  return { title: t("pageTitle") };
}

/** The table of one match. Whether it is open to this player, the socket says. */
export default async function MatchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { database, realtime } = runtime();
  const [match, user] = await Promise.all([database.match.findUnique({ where: { id }, select: { game: true } }), currentUser()]);
  const asked = await headers();
  const narrow = userAgent({ headers: asked }).device.type === "mobile";
  // Who comes from another page of the site has a line already, by which the table comes as soon.
  const first = user && asked.get("sec-fetch-dest") === "document" ? await realtime.matchOf(user, id) : null;
  return (
    <Words of={["board", "director", "levels", "practice", "replay", "settings", "story", "reports", "watching"]}>
      <MatchTable key={id} matchId={id} game={match?.game ?? null} first={pack(first)} narrow={narrow} />
    </Words>
  );
}
