import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { readMatch } from "@/admin/matches";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { id as MatchId } from "@/i18n/text";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";
import { MatchRead } from "@/ui/admin/match/match-read";
import { MatchLog } from "./match-log";

/** A match of one of the administration's lists, for administrators; everybody else sees the log-in and nothing more. */
export async function MatchPage({ params, list }: { params: Promise<{ id: string }>; list: "reports" | "frozen" }) {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  const { database, games } = runtime();
  const asked = MatchId.safeParse((await params).id);
  const match = asked.success ? await readMatch(database, games, asked.data, localeOf(await getLocale())) : null;
  if (match === null) notFound();
  const { told, players, game } = match;
  const log = told && (
    <MatchLog
      story={{
        game,
        begun: told.begun,
        history: told.events.map((each, index) => ({ ...each, index, after: 0 })),
        faces: told.faces,
        seats: players,
      }}
    />
  );
  return <MatchRead pseudo={user.pseudo} list={list} match={match} log={log} />;
}
