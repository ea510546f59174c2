import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { latestDeletions } from "@/admin";
import { listPlayers } from "@/admin/player-list";
import { PlayerQuery } from "@/admin/schema";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { Administration } from "@/ui/admin/administration";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("page") };
}

const DELETIONS_SHOWN = 5;
/** An address typed by hand shows the first page rather than an error. */
const Query = PlayerQuery.catch({ search: "", order: "pseudo", show: "players" });

/** Administrators see the players; everybody else sees the log-in and nothing more. */
export default async function AdministrationPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  const { database } = runtime();
  const query = Query.parse(await searchParams);
  const [list, deletions] = await Promise.all([listPlayers(database, query), latestDeletions(database, DELETIONS_SHOWN)]);
  return <Administration pseudo={user.pseudo} list={list} query={query} deletions={deletions} />;
}
