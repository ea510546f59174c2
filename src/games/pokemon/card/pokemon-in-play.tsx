import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Icon } from "@/ui/art/icon";
import type { IconName } from "@/ui/art/icons";
import { keyed } from "@/ui/card/keyed";
import { type CardState, StateBadge } from "@/ui/card/state";
import { Card } from "./card";
import { EnergyUnitSymbol } from "./energy-symbol";
import type { EnergyUnit, PokemonInPlayView, SpecialCondition } from "./model";
import { groupUnits, spokenInPlay } from "./words";

/** How the card lies for a Special Condition, as on a table. Poisoned and Burned are markers instead. */
const TURNS: Partial<Record<SpecialCondition, "left" | "right" | "down">> = { Asleep: "left", Paralyzed: "right", Confused: "down" };

const CONDITION_ICONS: Record<SpecialCondition, IconName> = {
  Asleep: "asleep",
  Burned: "burned",
  Confused: "confused",
  Paralyzed: "paralyzed",
  Poisoned: "poisoned",
};

export interface PokemonInPlayProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  readonly view: PokemonInPlayView;
  readonly state?: CardState;
}

/** A Pokémon on the table with all that is on it. With an `onClick` it is a button. Its width is `--w`, set on it or above it. */
export function PokemonInPlay({ view, state = "rest", className = "", ...rest }: PokemonInPlayProps) {
  const t = useTranslations("card");
  const { face, maxHp, damage, harmed, energies, tools, conditions } = view;
  const remaining = Math.max(0, maxHp - damage);
  const share = shareOf(remaining, maxHp);
  const turning = conditions.find((condition) => TURNS[condition] !== undefined);
  const markers = conditions.filter((condition) => TURNS[condition] === undefined);
  const frame = {
    className: `inplay ${className}`,
    "data-turn": turning === undefined ? undefined : TURNS[turning],
    "data-health": share <= 25 ? "low" : share <= 50 ? "mid" : "high",
    "data-state": state === "rest" ? undefined : state,
  };
  const content = (
    <>
      {tools.length > 0 && (
        <span className="inplay__tool" aria-hidden="true">
          <Icon name="tool" />
        </span>
      )}
      <Card face={face} size="s" state={state} />
      <span className="inplay__hp" aria-hidden="true">
        <i style={{ "--remaining": `${share}%`, "--before": harmed == null ? undefined : `${shareOf(maxHp - harmed, maxHp)}%` }} />
        <b>{remaining}</b>
      </span>
      {damage > 0 && <Damage amount={damage} className="inplay__damage" />}
      <AttachedEnergies units={energies} />
      {markers.length > 0 && (
        <span className="inplay__marks" aria-hidden="true">
          {markers.map((condition) => (
            <ConditionMark key={condition} condition={condition} />
          ))}
        </span>
      )}
      {turning !== undefined && (
        <span className={`inplay__condition inplay__condition--${turning.toLowerCase()}`} aria-hidden="true">
          <Icon name={CONDITION_ICONS[turning]} />
          {t(`conditions.${turning}`)}
        </span>
      )}
      {state !== "rest" && <StateBadge state={state} />}
    </>
  );
  const spoken = spokenInPlay(view, t, state);
  if (rest.onClick === undefined) {
    return (
      <div {...frame} role="img" aria-label={spoken} style={rest.style}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" {...frame} aria-label={spoken} {...rest}>
      {content}
    </button>
  );
}

function shareOf(hp: number, maxHp: number): number {
  return Math.round((Math.max(0, hp) / maxHp) * 100);
}

/** Above this many units, equal ones are counted instead of shown one by one. */
const UNITS_SHOWN = 5;

function AttachedEnergies({ units }: { units: readonly EnergyUnit[] }) {
  if (units.length === 0) return null;
  return (
    <span className="inplay__energies" aria-hidden="true">
      {units.length <= UNITS_SHOWN
        ? keyed(units, (unit) => unit.join()).map(({ key, item }) => <EnergyUnitSymbol key={key} unit={item} />)
        : groupUnits(units).map(({ unit, count }) => (
            <span key={unit.join()} className="inplay__group">
              <EnergyUnitSymbol unit={unit} />
              {count > 1 && <b>×{count}</b>}
            </span>
          ))}
    </span>
  );
}

/** The burst that carries an amount of damage; `--w` is the width of the card it belongs to. */
export function Damage({ amount, className = "" }: { amount: number; className?: string }) {
  return (
    <span className={`damage ${className}`} aria-hidden="true">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 1l4.6 5.3 6.7-2.4 1.4 7 7 1.3-2.2 6.7L45 22l-5.5 4.6 2.4 6.7-7 1.4-1.3 7-6.7-2.2L22 43l-4.6-5.3-6.7 2.4-1.4-7-7-1.3 2.2-6.7L-1 22l5.5-4.6-2.4-6.7 7-1.4 1.3-7 6.7 2.2Z" />
      </svg>
      <b>{amount}</b>
    </span>
  );
}

/** The marker of Poisoned (a drop) or Burned (a lozenge), or the sign of another condition; sized by `--w` like the damage. */
export function ConditionMark({ condition }: { condition: SpecialCondition }) {
  return (
    <i className={`mark mark--${condition.toLowerCase()}`}>
      <Icon name={CONDITION_ICONS[condition]} />
    </i>
  );
}
