import type { GameEvent, Option, PokemonGame, State } from "@/games/pokemon/engine";
import type { Played } from "./checks";

/** A Trainer card, an Ability or a Stadium under way: what it is, and whether anything has come of it. */
export interface Use {
  readonly what: string;
  readonly came: boolean;
}

/** What is under way after a step. */
export function underWay(before: Use | null, taken: Played): Use | null {
  const what = before?.what ?? begun(taken);
  return what === null ? null : { what, came: before?.came === true || taken.events.some(tells) || changes(taken) || declines(taken) };
}

/** "You may", "any number", "up to": that its player does without is an answer, and not something that the text could not do. */
function declines({ decision, answer }: Played): boolean {
  if (!("choice" in answer)) return false;
  const option = decision.options[answer.choice[0] ?? -1];
  if (option === undefined) return decision.options.length > 0;
  const leave = decision.purpose === "may" || decision.purpose === "nextCard";
  return "pick" in option && ((leave && option.pick === "no") || (option.pick === "number" && option.number === 0));
}

/** EFF-04: what was offered and used has changed something or shown something when its player may act again. */
export function comesToNothing(game: PokemonGame, state: State, use: Use | null): string | null {
  return use && !use.came && isDone(game, state) ? `${use.what} was offered and came to nothing` : null;
}

/** Whether nothing is under way any more. */
export function isDone(game: PokemonGame, state: State): boolean {
  return game.outcome(state) !== null || game.decisions(state).some(({ kind }) => kind === "main");
}

function begun({ decision, answer }: Played): string | null {
  const option = "choice" in answer && decision.kind === "main" ? decision.options[answer.choice[0] ?? -1] : undefined;
  return option && isUse(option) ? JSON.stringify(option) : null;
}

function isUse(option: Option): boolean {
  return "do" in option && (option.do === "playTrainer" || option.do === "useAbility" || option.do === "useStadium");
}

/** That it is used, and that its card is put away, tells nothing of what it does. */
function tells(event: GameEvent): boolean {
  if (event.type === "trainerPlayed" || event.type === "abilityUsed") return false;
  return event.type !== "moved" || event.how !== "play" || event.to.zone === "stadium";
}

/** What no event tells. */
function changes({ before, after }: Played): boolean {
  return JSON.stringify([before.lasting, before.used.extraTurn]) !== JSON.stringify([after.lasting, after.used.extraTurn]);
}
