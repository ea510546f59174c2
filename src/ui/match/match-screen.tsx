"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentType, useCallback } from "react";
import { type MatchLine, type MatchRecord, type Refusal, useMatch, useMatchFound } from "@/ui/realtime";
import { ButtonLink, Landscape, Notice, Spinner } from "@/ui/shell";
import { useRefusalWords } from "./use-refusal-words";

/** A match as its game shows it, from the first position to the result. */
export type Table = ComponentType<{ readonly line: MatchLine; readonly record: MatchRecord }>;

/**
 * A match, from taking one's seat to the result.
 * @param tables how each game shows a match, by its name
 */
export function MatchScreen({ matchId, tables }: { matchId: string; tables: Readonly<Record<string, Table>> }) {
  const line = useMatch(matchId);
  const { record, refused } = line;
  const router = useRouter();
  // A rematch begins by itself for both.
  useMatchFound(useCallback((found: string) => router.push(`/match/${found}`), [router]));
  if (refused !== null) return <Closed title="refused.title" refusal={refused} />;
  if (record === null) return <Setting />;
  // A fault stopped the match for good: it counts for nobody.
  if (record.update.frozen) return <Closed title="frozen" refusal={{ ok: false, code: "frozen" }} />;
  const Shown = tables[record.update.game];
  if (Shown === undefined) throw new Error(`This page has no table of the game "${record.update.game}".`);
  return <Shown line={line} record={record} />;
}

function Setting() {
  const t = useTranslations("board");
  return (
    <main className="battle-wait">
      <p role="status">
        <Spinner />
        {t("loading")}
      </p>
    </main>
  );
}

/** A match that cannot be played here, and why. */
function Closed({ title, refusal }: { title: "refused.title" | "frozen"; refusal: Refusal }) {
  const t = useTranslations("board");
  const words = useRefusalWords();
  return (
    <main className="result" data-end="defeat" data-testid="match-refused" data-code={refusal.code}>
      <Landscape
        className="result__land"
        seed="nuit"
        horizon={380}
        colours={["#4b3a7a", "#3b2c66", "#2a1e4d", "#1d1438"]}
        sun={{ colour: "#b9a8e6", x: 800 }}
      />
      <div className="result__in">
        <h1 className="result__small">{t(title)}</h1>
        <Notice tone="warning">{words(refusal)}</Notice>
        <ButtonLink size="lg" look="sun" icon="back" href="/jeu">
          {t("back")}
        </ButtonLink>
      </div>
    </main>
  );
}
