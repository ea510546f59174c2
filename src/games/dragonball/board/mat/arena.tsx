"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card, Glyph, PowerNumber, plainPower } from "@/games/dragonball/card";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { type Duel, duelOf, type Fighter, verdictFor, verdictOf } from "../model/duel";
import { nameOf } from "../model/names";
import { Place } from "./place";

const PHASES: readonly (readonly ["charge" | "main" | "end", ReactNode])[] = [
  ["charge", <Glyph key="charge" name="charge" />],
  ["main", <Icon key="main" name="swords" />],
  ["end", <Icon key="end" name="moon" />],
];
const STEPS: readonly (readonly ["declared" | "offense" | "defense" | "damage", ReactNode])[] = [
  ["declared", <Icon key="declared" name="target" />],
  ["offense", <Glyph key="offense" name="attack" />],
  ["defense", <Glyph key="defense" name="blocker" />],
  ["damage", <Glyph key="damage" name="damage" />],
];

/** Everything that happens between the players: steps, the sums of a battle, what is being resolved. */
export function Arena() {
  const { view } = useBoard();
  const duel = duelOf(view);
  return (
    <div className="arena">
      <Ribbon />
      {/* What answers what is told instead of the sums: there is room for one of them. */}
      {duel && view.chain.length < 2 && <Scoreboard duel={duel} />}
      {view.chain.length > 0 && <Chain />}
    </div>
  );
}

function Ribbon() {
  const { view, seat } = useBoard();
  const t = useTranslations("dragonballBoard");
  const shared = useTranslations("board.who");
  const step = view.battle?.step ?? null;
  if (view.phase === "setup")
    return (
      <ol className="ribbon" aria-label={t("phases")}>
        <li aria-current="step">{shared("setup")}</li>
      </ol>
    );
  const at = PHASES.findIndex(([phase]) => phase === view.phase);
  const sub = STEPS.findIndex(([name]) => name === step);
  return (
    <ol className="ribbon" aria-label={t("phases")}>
      <li data-tour={view.active === seat ? "me" : "them"} data-hide={step !== null || undefined}>
        {t("turn", { turn: view.turn })}
      </li>
      {PHASES.map(([phase, icon], index) =>
        step !== null && index !== at ? null : (
          <li
            key={phase}
            aria-current={index === at && step === null ? "step" : undefined}
            data-done={index < at || step !== null || undefined}
            data-hide={step !== null || undefined}
          >
            {icon}
            {t(`phase.${phase}`)}
          </li>
        ),
      )}
      {step !== null &&
        STEPS.map(([name, icon], index) => (
          <li key={name} data-sub="" aria-current={index === sub ? "step" : undefined}>
            {icon}
            {t(`step.${name}`)}
          </li>
        ))}
    </ol>
  );
}

/** Two rows with one number each; the tab below says what it means. */
function Scoreboard({ duel }: { duel: Duel }) {
  const { seat, you, faceOf } = useBoard();
  const t = useTranslations("dragonballBoard");
  const mine = duel.attacker.seat === seat ? duel.attacker : duel.guard;
  const theirs = mine === duel.attacker ? duel.guard : duel.attacker;
  const { hits } = verdictOf(duel);
  const attacks = mine === duel.attacker;
  const good = attacks === hits;
  const verdict = verdictFor(duel, you);
  const values = (): Readonly<Record<string, string | number>> => {
    if ("missing" in verdict) return { missing: plainPower(verdict.missing) };
    if ("placed" in verdict) return { name: verdict.placed ? nameOf(verdict.placed, faceOf) : "" };
    return "count" in verdict ? { count: verdict.count } : {};
  };
  const words = t(`verdict.${verdict.says}`, values());
  return (
    <section className="duel" aria-label={t("battle")}>
      <Row fighter={theirs} side="theirs" leads={!good} attacks={!attacks} />
      <Row fighter={mine} side="mine" leads={good} attacks={attacks} />
      <Place deed="combo" />
      <p className={`verdict verdict--${good ? "safe" : "hit"}`} role="status">
        {words}
      </p>
    </section>
  );
}

function Row({ fighter, side, leads, attacks }: { fighter: Fighter; side: "mine" | "theirs"; leads: boolean; attacks: boolean }) {
  const { faceOf } = useBoard();
  const t = useTranslations("dragonballBoard");
  const { placed, combo, total } = fighter;
  const face = placed && !placed.hidden ? faceOf(placed.definition) : null;
  return (
    <div className={`side side--${side}`}>
      <div className="side__who">
        {face && placed && <Card face={face} side={placed.back ? "back" : "front"} size="s" />}
        <p>
          {placed ? nameOf(placed, faceOf) : "–"}
          <small>
            {t(attacks ? "role.attacker" : "role.guard")} · {plainPower(placed?.power ?? 0)}
          </small>
        </p>
      </div>
      <div className="side__plus">
        {combo.map((card) => (
          <span key={card.object} className="term">
            <Card face={faceOf(card.definition)} size="s" />
            <b>+{plainPower(card.comboPower ?? 0)}</b>
          </span>
        ))}
        <b className="side__all">+{plainPower(total - (placed?.power ?? 0))}</b>
      </div>
      <div className="sum" data-lead={leads || undefined}>
        <PowerNumber value={total} />
      </div>
    </div>
  );
}

/** What is being resolved, the next on top; what it interrupted below. */
function Chain() {
  const { view, you, faceOf, pseudo } = useBoard();
  const t = useTranslations("dragonballBoard.chain");
  const shared = useTranslations("board");
  const chain = [...view.chain.entries()];
  const { length } = chain;
  return (
    <ol className="chain" aria-label={t("label")} data-long={length > 1 || undefined}>
      {chain.toReversed().map(([place, motion]) => (
        <li key={place} data-negated={motion.negated || undefined} aria-current={place === length - 1 ? "true" : undefined}>
          {length > 1 && <i aria-hidden="true">{place + 1}</i>}
          <Card face={faceOf(motion.definition)} size="s" />
          <p>
            <b>{faceOf(motion.definition).sides[0].name}</b>
            <small>
              {motion.seat === you ? shared("you") : pseudo(motion.seat)} · {t(motion.negated ? "negated" : motion.kind)}
            </small>
          </p>
          {length > 1 && place === length - 1 && <em>{t("first")}</em>}
        </li>
      ))}
    </ol>
  );
}
