"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { places } from "../places";
import type { Fate, Toss } from "./cues";

/** The part of the time that the coins take; then the outcome stays to be read. */
const FALLING = 0.5;

/** Coins: what each side means is written before they fall, and the right one lights up. */
export function TossShow({ cue, still }: { cue: Toss; still: boolean }) {
  const t = useTranslations("director");
  const { source, heads, coin, fates, verdict, note, ms } = cue;
  const count = heads.length;
  const [fallen, setFallen] = useState(still ? count : 0);
  const each = (ms * FALLING) / count;
  useEffect(() => {
    if (fallen >= count) return;
    const timer = setTimeout(() => setFallen(fallen + 1), each);
    return () => clearTimeout(timer);
  }, [fallen, count, each]);
  const over = fallen >= count;
  const letters = Math.max(...verdict.split(/\s/).map((word) => word.length));
  const now = heads[Math.min(fallen, count - 1)] ?? false;
  return (
    <section className="tossed" data-testid="toss" data-over={over || undefined}>
      <div className="tossed__source">
        {source.picture}
        <div>
          <b>{source.title}</b>
          {source.text !== undefined && fates === null && <div className="tossed__text">{source.text}</div>}
        </div>
      </div>
      <div className="tossed__fates" data-bare={fates === null || undefined}>
        {fates && <FateSide fate={fates.heads} side="heads" coin={coin.heads} right={over && count === 1 ? now : null} />}
        <div className="tossed__coin" key={Math.min(fallen, count - 1)} data-still={still || undefined} style={{ "--each": `${each}ms` }}>
          {now ? coin.heads : coin.tails}
        </div>
        {fates && <FateSide fate={fates.tails} side="tails" coin={coin.tails} right={over && count === 1 ? !now : null} />}
      </div>
      {count > 1 && (
        <ol className="tossed__row">
          {places(count).map((place) => (
            <li key={place}>{place < fallen ? heads[place] ? coin.heads : coin.tails : <i>{place + 1}</i>}</li>
          ))}
        </ol>
      )}
      {/* It has its place from the beginning, so that nothing jumps. */}
      <h2 data-unsaid={over ? undefined : ""} title={verdict} style={{ "--letters": letters }}>
        {verdict}
      </h2>
      <p className="tossed__note">{note ?? t("skip")}</p>
    </section>
  );
}

function FateSide({ fate, side, coin, right }: { fate: Fate; side: "heads" | "tails"; coin: React.ReactNode; right: boolean | null }) {
  const t = useTranslations("director");
  const title = fate.title === undefined ? t(side) : t(`${side}Is`, { what: fate.title });
  return (
    <div className="fate" data-right={right ?? undefined}>
      {fate.picture ?? coin}
      <h3 title={title}>{title}</h3>
      {fate.text !== undefined && <div className="fate__text">{fate.text}</div>}
    </div>
  );
}
