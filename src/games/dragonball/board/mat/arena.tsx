"use client";
import { useTranslations } from "next-intl";
import { Card, Glyph, PowerNumber, plainPower } from "@/games/dragonball/card";
import { Icon, type IconName } from "@/ui/shell";
import { useBoard } from "../board-context";
import { type Duel, duelOf, type Fighter, verdictFor, verdictOf } from "../model/duel";
import { Place } from "./place";

const PHASES: readonly (readonly ["charge" | "main" | "end", IconName])[] = [
  ["charge", "energy"],
  ["main", "swords"],
  ["end", "moon"],
];
const STEPS: readonly (readonly ["declared" | "offense" | "defense" | "damage", IconName])[] = [
  ["declared", "target"],
  ["offense", "swords"],
  ["defense", "shield"],
  ["damage", "spark"],
];

/** Everything that happens between the players: steps, the sums of a battle, what is being resolved. */
export function Arena() {
  const { view } = useBoard();
  const duel = duelOf(view);
  return (
    <div className="arena">
      <Ribbon />
      {duel && <Scoreboard duel={duel} />}
      {view.chain.length > 0 && <Chain />}
    </div>
  );
}

function Ribbon() {
  const { view, seat } = useBoard();
  const t = useTranslations("dragonballBoard");
  const step = view.battle?.step ?? null;
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
            <Icon name={icon} />
            {t(`phase.${phase}`)}
          </li>
        ),
      )}
      {step !== null &&
        STEPS.map(([name, icon], index) => (
          <li key={name} data-sub="" aria-current={index === sub ? "step" : undefined}>
            <Icon name={icon} />
            {t(`step.${name}`)}
          </li>
        ))}
    </ol>
  );
}

/** Two rows with one number each; the tab below says what it means. */
function Scoreboard({ duel }: { duel: Duel }) {
  const { seat } = useBoard();
  const t = useTranslations("dragonballBoard");
  const mine = duel.attacker.seat === seat ? duel.attacker : duel.guard;
  const theirs = mine === duel.attacker ? duel.guard : duel.attacker;
  const { hits } = verdictOf(duel);
  const attacks = mine === duel.attacker;
  const good = attacks === hits;
  const verdict = verdictFor(duel, seat);
  const words = t(`verdict.${verdict.says}`, "missing" in verdict ? { missing: plainPower(verdict.missing) } : { ...verdict });
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
          {placed?.name ?? "–"}
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
      </div>
      <div className="sum" data-lead={leads || undefined}>
        <PowerNumber value={total} />
      </div>
    </div>
  );
}

/** What is being resolved, the next on top; what it interrupted below. */
function Chain() {
  const { view, faceOf, pseudo } = useBoard();
  const t = useTranslations("dragonballBoard");
  return (
    <ol className="chain" aria-label={t("chain.label")}>
      {view.chain.toReversed().map((motion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is under way is told by its place in the chain
        <li key={index} data-negated={motion.negated || undefined} aria-current={index === 0 ? "true" : undefined}>
          <Glyph name={motion.kind === "counter" ? "counter" : "skill"} />
          <span>
            {t(`chain.${motion.kind}`, { name: pseudo(motion.seat), card: faceOf(motion.definition).sides[0].name })}
            {motion.negated && <em> {t("chain.negated")}</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
