"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentType, Suspense, useCallback, useLayoutEffect, useState } from "react";
import type { MatchUpdate } from "@/realtime/protocol";
import { type MatchLine, type MatchRecord, type Refusal, useMatch, useMatchFound, useMe, useRenewal } from "@/ui/realtime";
import { ButtonLink, Notice } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";
import { LikelyNarrow } from "./narrow";
import type { WatchedTable } from "./replay/replayed-game";
import { ResultLand } from "./result-land";
import { Setting } from "./setting";

/** Few wait while they play. */
const QueueBand = dynamic(() => import("./queue-band").then((file) => file.QueueBand), { ssr: false });

/** A match as its game shows it, from taking one's seat to the result. Before anything is heard of it, there is no record. */
export type Table = ComponentType<{ readonly line: MatchLine; readonly record: MatchRecord | null }>;

/**
 * A match, from taking one's seat to the result.
 * @param game of the match, whose table comes to the browser while its line opens; null where it is not known
 * @param first how it stood when the page was made: it is shown until its line has said how it stands; null where that has to be waited for
 * @param narrow whether it will be laid out for a phone, as far as can be told
 * @param tables how each game shows a match, by its name
 * @param watched how it shows one to who only watches
 */
export function MatchScreen({
  matchId,
  game,
  first: given,
  narrow,
  tables,
  watched,
}: {
  matchId: string;
  game: string | null;
  first: MatchUpdate | null;
  narrow: boolean;
  tables: Readonly<Record<string, Table>>;
  watched: Readonly<Record<string, WatchedTable>>;
}) {
  // As the page came: made anew, for another language, it brings nothing, and the table goes on.
  const [first] = useState(given);
  const line = useMatch(matchId, first);
  const { record, refused } = line;
  const queue = useMe()?.queue ?? null;
  const router = useRouter();
  // A rematch begins by itself for both.
  useMatchFound(useCallback((found: string) => router.push(`/match/${found}`), [router]));
  // What is laid out for an open decision is kept; between two there is nothing.
  useRenewal(record?.update.decision?.id ?? null);
  if (refused !== null) return <Closed refusal={refused} />;
  const played = record?.update.game ?? game;
  if (played === null) return <Setting />;
  // A fault stopped the match for good: it counts for nobody.
  if (record?.update.frozen) return <Closed refusal={{ ok: false, code: "frozen" }} />;
  const Watched = record?.update.watched && watched[played];
  if (Watched) return <Watched record={record} />;
  const Shown = tables[played];
  if (Shown === undefined) throw new Error(`This page has no table of the game "${played}".`);
  const table = (
    <>
      <Laid Shown={Shown} line={line} record={record} />
      {queue !== null && record?.update.result === null && <QueueBand queue={queue} onLeaveTable={line.concede} />}
    </>
  );
  // What the server has drawn comes at once: within a boundary, what stands in for it would be seen before it.
  return <LikelyNarrow value={narrow}>{first === null ? <Suspense fallback={<Setting />}>{table}</Suspense> : table}</LikelyNarrow>;
}

/**
 * The table, once all it needs has come. What React waited for it draws in small pieces, and frames of the waiting screen between them: as something that
 * changes, the table is drawn at once, and is there a tenth to a quarter sooner.
 */
function Laid({ Shown, line, record }: { Shown: Table; line: MatchLine; record: MatchRecord | null }) {
  const [here, setHere] = useState(record !== null);
  useLayoutEffect(() => setHere(true), []);
  return <Shown line={line} record={here ? record : null} />;
}

/** A match that cannot be played here, and why. */
function Closed({ refusal }: { refusal: Refusal }) {
  const t = useTranslations("board");
  const words = useRefusalWords();
  return (
    <main className="result" data-end="defeat" data-testid="match-refused" data-code={refusal.code}>
      <ResultLand won={false} />
      <div className="result__in">
        <h1 className="result__small">{t(refusal.code === "frozen" ? "frozen" : "refused.title")}</h1>
        <Notice tone="warning">{words(refusal)}</Notice>
        <ButtonLink size="lg" look="sun" icon="back" href="/jeu">
          {t("back")}
        </ButtonLink>
      </div>
    </main>
  );
}
