"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { type MatchLine, useMatch, useMatchFound } from "@/ui/realtime";
import { ButtonLink, Landscape, Notice, Spinner } from "@/ui/shell";
import { Board } from "./board";
import { ResultScreen } from "./result/result-screen";
import type { Refusal } from "./use-answering";
import { useRefusalWords } from "./use-refusal-words";

/** The last blow is seen before the result covers it. */
const LAST_LOOK_MS = 1_600;

/** A match, from taking one's seat to the result. */
export function MatchScreen({ matchId }: { matchId: string }) {
  const line = useMatch(matchId);
  const router = useRouter();
  // A rematch begins by itself for both.
  useMatchFound(useCallback((found: string) => router.push(`/match/${found}`), [router]));
  if (line.refused !== null) return <Closed title="refused.title" refusal={line.refused} />;
  if (line.record === null) return <Setting />;
  // A fault stopped the match for good: it counts for nobody.
  if (line.record.update.frozen) return <Closed title="frozen" refusal={{ ok: false, code: "frozen" }} />;
  return <Played line={line} />;
}

function Played({ line }: { line: MatchLine }) {
  const { record } = line;
  const result = record?.update.result ?? null;
  // A match that was over when the page came shows its result at once.
  const [looked, setLooked] = useState(result !== null);
  useEffect(() => {
    if (result === null || looked) return;
    const timer = setTimeout(() => setLooked(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [result, looked]);
  if (record === null) return <Setting />;
  if (result !== null && looked) return <ResultScreen record={record} result={result} faces={line.faces} onRematch={line.rematch} />;
  return (
    <Board
      record={record}
      faces={line.faces}
      status={line.status}
      latencyMs={line.latencyMs}
      onAnswer={line.answer}
      onDraft={line.draft}
      onConcede={line.concede}
      onReact={line.react}
    />
  );
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
