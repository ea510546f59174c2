"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CoinFace } from "@/games/pokemon/card";
import { useBoard } from "../board-context";
import { type Toss, tossesNow } from "../model/shown";
import { places } from "../model/table";

/** One coin after another, faster when there are many; the last one stays a moment longer. */
const COIN_MS = 700;
const ALL_MS = 2_100;
const AFTER_MS = 900;

/** The coins of the latest update over the mat; to those who do not see them the log tells them. Nothing waits for it: it takes no click, and any click ends it. */
export function CoinShow() {
  const { record, pseudo } = useBoard();
  const tosses = useMemo(() => tossesNow(record.fresh), [record.fresh]);
  const [seen, setSeen] = useState(-1);
  const toss = tosses.find(({ index }) => index > seen);
  const end = useCallback((all: boolean) => setSeen((all ? tosses.at(-1) : toss)?.index ?? -1), [tosses, toss]);
  if (toss === undefined) return null;
  return <Flips key={toss.index} toss={toss} name={pseudo(toss.seat)} onEnd={end} />;
}

function Flips({ toss, name, onEnd }: { toss: Toss; name: string; onEnd: (all: boolean) => void }) {
  const t = useTranslations("board");
  const count = toss.heads.length;
  // Who wants no movement sees the outcome of all at once.
  const [now, setNow] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? count - 1 : 0));
  const each = Math.min(COIN_MS, ALL_MS / count);
  const heads = toss.heads[now] ?? false;
  useEffect(() => {
    const timer = setTimeout(() => (now + 1 < count ? setNow(now + 1) : onEnd(false)), now + 1 < count ? each : each + AFTER_MS);
    const skip = () => onEnd(true);
    window.addEventListener("pointerdown", skip, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", skip, { capture: true });
    };
  }, [now, count, each, onEnd]);
  return (
    <section className="stage" aria-hidden="true">
      <div className="flip" key={now}>
        <Rays />
        <CoinFace side={heads ? "heads" : "tails"} />
      </div>
      <h2>{t(heads ? "coins.heads" : "coins.tails")}</h2>
      <div className="toss">
        <h3>{t("coins.by", { name, count })}</h3>
        {count > 1 && (
          <>
            <ol className="coins">
              {places(count).map((place) => (
                <li key={place} data-now={place === now || undefined}>
                  {place <= now ? <CoinFace side={toss.heads[place] ? "heads" : "tails"} /> : <span className="todo">{place + 1}</span>}
                </li>
              ))}
            </ol>
            <p className="toss__sum">
              <b>{toss.heads.slice(0, now + 1).filter(Boolean).length}</b>
              <small>{t("coins.sum", { count: now + 1 })}</small>
            </p>
          </>
        )}
      </div>
      <p className="stage__hint">{t("coins.skip")}</p>
    </section>
  );
}

function Rays() {
  return (
    <svg className="rays" viewBox="0 0 250 214" aria-hidden="true">
      {places(14).map((ray) => {
        const angle = (ray * Math.PI) / 7;
        const reach = ray % 2 === 1 ? 108 : 118;
        const at = (radius: number) => `${(125 + radius * Math.cos(angle)).toFixed(1)} ${(94 + radius * Math.sin(angle)).toFixed(1)}`;
        return (
          <path
            key={ray}
            d={`M${at(92)}L${at(reach)}`}
            stroke="#ffc441"
            strokeWidth="5"
            strokeLinecap="round"
            opacity={ray % 2 === 1 ? 0.55 : 0.9}
          />
        );
      })}
    </svg>
  );
}
