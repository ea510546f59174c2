import { SPECIAL_CONDITIONS, type SpecialCondition } from "@/games/pokemon/engine/card";
import type { GameEvent, SeenCard } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import { byTurns, type TurnLog } from "@/ui/match/log/log";
import type { Happening } from "../record";
import { isInPlay } from "./shown";

/** The sentences of the log: the keys of `lines` in `log.json`. */
export const LINE_KEYS = [
  "matchStarted",
  "suddenDeath",
  "mulligan",
  "setupRevealed",
  "shuffled",
  "draw",
  "bench",
  "active",
  "stadium",
  "attach",
  "discard",
  "prize",
  "toHand",
  "toDeck",
  "toLostZone",
  "revealed",
  "looked",
  "trainer",
  "ability",
  "attack",
  "attackFailed",
  "coins",
  "coinsSetAside",
  "damaged",
  "prevented",
  "healed",
  "afflicted",
  "recovered",
  "evolved",
  "devolved",
  "retreat",
  "effect",
  "promote",
  "knockedOut",
  "ended",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** What the log calls things, in the reader's language. */
export interface Words {
  readonly player: (seat: Seat) => string;
  readonly card: (id: string) => string;
  /** A Pokémon whose face nobody has seen has no definition. */
  readonly pokemon: (id: string | undefined) => string;
  /** Several cards as one phrase; those unseen only by their number. */
  readonly cards: (cards: readonly SeenCard[]) => string;
  readonly attack: (card: string, index: number, name: string) => string;
  readonly ability: (card: string, index: number, name: string) => string;
  readonly condition: (condition: SpecialCondition) => string;
  /** Heads and tails as one phrase. */
  readonly coins: (heads: readonly boolean[]) => string;
}

/** A sentence of the log: the key of its message, and what is put into it. */
export interface Line {
  readonly index: number;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly turn: number;
  readonly turnSeat: Seat;
  readonly key: LineKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** An attack, a Knock Out, a Prize: marked in the margin. */
  readonly big: boolean;
  readonly routine: boolean;
}

const BIG: ReadonlySet<LineKey> = new Set<LineKey>(["attack", "knockedOut", "prize", "ended", "suddenDeath"]);

/** What every turn brings. */
const ROUTINE: ReadonlySet<LineKey> = new Set<LineKey>(["shuffled", "draw"]);

/** The log, latest turn first. What a player need not read (a turn's end, the deal) has no line. */
export function logOf(history: readonly Happening[], words: Words): readonly TurnLog<Line>[] {
  return byTurns(
    history.flatMap((happening): readonly Line[] => {
      const said = sentence(happening, words);
      if (said === null) return [];
      const [key, values] = said;
      const { index, after, turn, turnSeat } = happening;
      return [{ index, after, turn, turnSeat, key, values, big: BIG.has(key), routine: ROUTINE.has(key) }];
    }),
  );
}

type Sentence = readonly [LineKey, Readonly<Record<string, string | number>>];

function sentence({ event, known }: Happening, words: Words): Sentence | null {
  const pokemon = (id: number) => words.pokemon(known[id]);
  switch (event.type) {
    case "matchStarted":
      return event.suddenDeath > 0 ? ["suddenDeath", {}] : ["matchStarted", { who: words.player(event.startingSeat) }];
    case "mulligan":
      return ["mulligan", { who: words.player(event.seat), cards: words.cards(event.hand) }];
    case "setupRevealed":
      return ["setupRevealed", {}];
    case "shuffled":
      return event.zone === "deck" ? ["shuffled", { who: words.player(event.seat) }] : null;
    case "moved":
      return movement(event, words, pokemon);
    case "revealed":
      return isInPlay(event.from) ? null : ["revealed", { who: words.player(event.seat), cards: words.cards(event.cards) }];
    case "looked":
      return ["looked", { who: words.player(event.seat), count: event.cards.length, from: event.from.zone }];
    case "trainerPlayed":
      return ["trainer", { who: words.player(event.seat), cards: words.card(event.card.card) }];
    case "abilityUsed":
      return ["ability", { pokemon: words.card(event.card), name: words.ability(event.card, event.index, event.name) }];
    case "attackUsed":
      return ["attack", { pokemon: pokemon(event.pokemon), name: words.attack(event.card, event.index, event.name) }];
    case "attackFailed":
      return ["attackFailed", { pokemon: pokemon(event.pokemon), why: event.why }];
    case "coins":
      return [
        "coins",
        { who: words.player(event.seat), count: event.heads.length, faces: words.coins(event.heads), why: checked(event.why, words) },
      ];
    case "coinsSetAside":
      return ["coinsSetAside", { who: words.player(event.seat) }];
    case "damaged":
      return ["damaged", { pokemon: pokemon(event.pokemon), amount: event.amount, cause: event.cause, modifier: modifier(event) }];
    case "prevented":
      return ["prevented", { pokemon: pokemon(event.pokemon), what: event.what }];
    case "healed":
      return ["healed", { pokemon: pokemon(event.pokemon), amount: event.amount }];
    case "afflicted":
    case "recovered":
      return [event.type, { pokemon: pokemon(event.pokemon), condition: words.condition(event.condition) }];
    case "evolved":
      return ["evolved", { pokemon: pokemon(event.pokemon), cards: words.card(event.card.card) }];
    case "devolved":
      return ["devolved", { pokemon: pokemon(event.pokemon) }];
    case "switched":
      return [event.how, { who: words.player(event.seat), in: pokemon(event.in), out: event.out === null ? "" : pokemon(event.out) }];
    case "knockedOut":
      return ["knockedOut", { pokemon: words.card(event.card) }];
    case "ended":
      return ["ended", {}];
    case "turnStarted":
    case "turnEnded":
    case "betweenTurns":
    case "lastingStarted":
      return null;
  }
}

type Moved = Extract<GameEvent, { type: "moved" }>;

function movement({ seat, cards, from, to, how }: Moved, words: Words, pokemon: (id: number) => string): Sentence | null {
  // Other events speak of these: `evolved`, `knockedOut`, and the deal is no news.
  if (how === "setup" || how === "evolve" || how === "knockOut") return null;
  const who = words.player(seat);
  if (how === "draw") return ["draw", { who, count: cards.length }];
  if (how === "prize") return ["prize", { who, count: cards.length }];
  const named = { who, cards: words.cards(cards), from: from.zone };
  switch (to.zone) {
    case "hand":
      return ["toHand", named];
    case "deck":
      return ["toDeck", named];
    case "lostZone":
      return ["toLostZone", named];
    case "stadium":
      // Whoever plays a Stadium is told of by the card's own line.
      return how === "play" ? null : ["stadium", named];
    case "bench":
    case "active":
      return [to.zone, named];
    case "attached":
      return ["attach", { ...named, pokemon: pokemon(to.object) }];
    case "discard":
      // A Trainer goes there once it is played, which its own line has said.
      return how === "play" ? null : ["discard", named];
    case "prizes":
      return null;
  }
}

/** The Special Condition that is checked by coins. */
function checked(why: string, words: Words): string {
  const condition = SPECIAL_CONDITIONS.find((one) => one === why);
  return condition === undefined ? "none" : words.condition(condition);
}

function modifier(event: Extract<GameEvent, { type: "damaged" }>): "weakness" | "resistance" | "none" {
  if (event.weakness) return "weakness";
  return event.resistance ? "resistance" : "none";
}
