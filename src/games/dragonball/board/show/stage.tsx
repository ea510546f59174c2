"use client";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { Card, CardBack, Glyph, plainPower, sideOf } from "@/games/dragonball/card";
import { useQueue } from "@/ui/match/director/directed";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { AWAKENING, type Show, showsOf } from "../model/shows";

/** How long a show stays when nobody clicks it away. */
const SHOWN_MS = 2_600;

/** Lost Life and awakenings over the mat, one after the other. Nothing waits for them: they take no click, and any click ends them. */
export function Stage() {
  const { record } = useBoard();
  const shows = useMemo(() => showsOf(record), [record]);
  const [seen, setSeen] = useState(-1);
  // First what led to it.
  const waits = useQueue().length > 0;
  const show = waits ? undefined : shows.find(({ index }) => index > seen);
  const index = show?.index ?? null;
  useEffect(() => {
    if (index === null) return;
    const end = () => setSeen(index);
    const timer = setTimeout(end, SHOWN_MS);
    window.addEventListener("pointerdown", end, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", end, { capture: true });
    };
  }, [index]);
  if (show === undefined) return null;
  return show.kind === "lost" ? <Lost key={show.index} show={show} /> : <Awakened key={show.index} show={show} />;
}

/** The cards of my Life turn towards me alone. */
function Lost({ show: { cards, from, to, toHand } }: { show: Extract<Show, { kind: "lost" }> }) {
  const { faceOf, opponent, you } = useBoard();
  const t = useTranslations("dragonballBoard.lost");
  return (
    <div className="stage stage--db" role="status" data-testid="life-lost">
      <h2>{t("title", { count: from - to })}</h2>
      <div className="lost">
        <div className="lost__from">
          <CardBack size="s" />
          <small>
            <Glyph name="life" />
            {t("life", { from, to })}
          </small>
        </div>
        <Icon name="arrow" className="lost__to" />
        <div className="lost__cards">
          {[...cards.entries()].map(([place, definition]) => (
            <Card key={place} face={faceOf(definition)} size="m" />
          ))}
        </div>
      </div>
      {toHand && you !== null && <p className="lost__say">{t("mine", { count: cards.length, name: opponent })}</p>}
      {from > AWAKENING && to <= AWAKENING && you !== null && (
        <p className="lost__tip">
          <Glyph name="awaken" />
          {t("awaken")}
        </p>
      )}
      <p className="stage__hint">{t("go")}</p>
    </div>
  );
}

/** The old face, the turn, the new face with its power. */
function Awakened({ show: { definition } }: { show: Extract<Show, { kind: "awakened" }> }) {
  const { faceOf } = useBoard();
  const t = useTranslations("dragonballBoard");
  const face = faceOf(definition);
  const power = (side: "front" | "back") => plainPower(sideOf(face, side).power ?? 0);
  return (
    <div className="stage stage--db" role="status" data-testid="awakened">
      <h2>{t("wake")}</h2>
      <div className="wake">
        <div className="wake__old">
          <Card face={face} size="m" />
          <small>{power("front")}</small>
        </div>
        <Glyph name="turn" />
        <div className="wake__new">
          <svg className="wake__rays" viewBox="-100 -100 200 200" aria-hidden="true">
            {RAYS.map((angle) => (
              <path key={angle} d="M0 0L-9 -100H9Z" fill={angle % 45 === 0 ? "#ff9a4d" : "#ffd25c"} transform={`rotate(${angle})`} />
            ))}
          </svg>
          <Card face={face} side="back" size="m" />
          <small>{power("back")}</small>
        </div>
      </div>
      <p className="stage__hint">{t("lost.go")}</p>
    </div>
  );
}

const RAYS = Array.from({ length: 16 }, (_, ray) => ray * 22.5);
