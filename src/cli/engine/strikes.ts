import { other, type State } from "@/games/pokemon/engine";
import type { Taken } from "./checks";

/** An attack under way: what was shown of its damage, and what of it has come. */
export interface Strike {
  readonly name: string;
  readonly target: number;
  readonly least: number;
  readonly most: number;
  readonly done: number;
  /** What had come before its first coin, where its coins may be flipped again. */
  readonly doneBeforeCoins: number;
  /** Another Pokémon took the place of the one that it was shown for. */
  readonly elsewhere: boolean;
}

/** The attack under way after a step, null where there is none. */
export function striking(before: Strike | null, taken: Taken): Strike | null {
  const strike = begun(taken) ?? before;
  if (!strike) return null;
  let { done, doneBeforeCoins, elsewhere } = strike;
  for (const event of taken.events) {
    if (event.type === "damaged" && event.cause === "attack" && event.pokemon === strike.target) done += event.amount;
    if (event.type === "coinsSetAside") done = doneBeforeCoins;
    if (event.type === "switched" && taken.before.sides[taken.before.turnSeat === 0 ? 1 : 0].active?.id === strike.target) elsewhere = true;
  }
  if (taken.after.beforeCoins && !taken.before.beforeCoins) doneBeforeCoins = done;
  return { ...strike, done, doneBeforeCoins, elsewhere };
}

function begun({ before, decision, answer }: Taken): Strike | null {
  const option = "choice" in answer ? decision.options[answer.choice[0] ?? -1] : undefined;
  if (!option || !("do" in option) || option.do !== "attack" || !option.damage) return null;
  const target = before.sides[other(decision.seat)].active;
  const { least, most } = option.damage;
  return (
    target && {
      name: option.name,
      target: target.id,
      least,
      most: most ?? Number.POSITIVE_INFINITY,
      done: 0,
      doneBeforeCoins: 0,
      elsewhere: false,
    }
  );
}

/** ATK-03: an attack does no more damage than was shown, and no less, to the Pokémon that it was shown for. */
export function asShown({ name, least, most, done, elsewhere }: Strike): string | null {
  if (done > most || (done < least && !elsewhere)) return `${name} was to do ${least} to ${most} damage and did ${done}`;
  return null;
}

/** Whether the attack is over. */
export function isStruck({ stack }: State): boolean {
  return !stack.some(({ run }) => run === "attack");
}
