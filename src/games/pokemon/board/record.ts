import type { CardFace } from "@/games/pokemon/cards/face";
import type { GameEvent } from "@/games/pokemon/engine/events";
import type { Option } from "@/games/pokemon/engine/options";
import type { View } from "@/games/pokemon/engine/view";
import { POKEMON } from "@/games/pokemon/engine/view";
import type { Seat } from "@/kernel/game";
import type { MatchUpdate } from "@/realtime/protocol";
import type { Story } from "@/ui/match/log/story";
import type { MatchRecord as AnyRecord, Happening as Heard } from "@/ui/realtime";

/** An update of a match of the Pokémon TCG. */
export type PokemonUpdate = MatchUpdate<View, Option, GameEvent, CardFace>;

/** Something that happened, as the log is written from it. */
export interface Happening {
  /** Grows by one with each; the key of its line. */
  readonly index: number;
  /** The row of the journal that brought it about. */
  readonly row?: number | undefined;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly turn: number;
  readonly turnSeat: Seat;
  readonly event: GameEvent;
  /** Which card each Pokémon was when this happened, by the Pokémon's id: it may have evolved or gone since. */
  readonly known: Known;
}

/** Definition ids of the top cards of Pokémon, by the Pokémon's id. */
export type Known = Readonly<Record<number, string>>;

/** What this page knows of one match of the Pokémon TCG. */
export interface MatchRecord extends Omit<AnyRecord<PokemonUpdate>, "fresh" | "history" | "begun"> {
  readonly fresh: readonly Happening[];
  readonly history: readonly Happening[];
  readonly known: Known;
}

/** Whether an update is of this game: the server says so by its name. */
export function isPokemon(update: MatchUpdate): update is PokemonUpdate {
  return update.game === POKEMON;
}

/** Whether a record is of this game. */
export function isPokemonRecord(record: AnyRecord): record is AnyRecord<PokemonUpdate> {
  return isPokemon(record.update);
}

/** What was heard once keeps what was made of it, so that each update is read once. */
const alreadyRead = new WeakMap<Heard<PokemonUpdate>, Happening>();

/** Whether a story is of this game. */
export function isPokemonStory(story: Story): story is Story<PokemonUpdate> {
  return story.game === POKEMON;
}

/** Reads a record as this game's log needs it. */
export function pokemonRecord({ begun, fresh, history, ...record }: AnyRecord<PokemonUpdate>): MatchRecord {
  const { told, known } = read({ begun, history });
  return {
    ...record,
    fresh: told.slice(told.length - fresh.length),
    history: told,
    known: { ...known, ...topCards(record.update.view) },
  };
}

/** What was heard as this game's log needs it, and which card each Pokémon was at the end. */
export function read({ begun, history }: Pick<AnyRecord<PokemonUpdate>, "begun" | "history">): {
  readonly told: readonly Happening[];
  readonly known: Known;
} {
  let { turn, turnSeat } = begun;
  let known = topCards(begun);
  let view = begun;
  const told = history.map((heard): Happening => {
    // What came together is seen together: which card a Pokémon was before it evolved is known from before.
    if (heard.view !== view) {
      known = { ...known, ...topCards(view) };
      ({ turn, turnSeat } = view);
      view = heard.view;
      known = { ...topCards(view), ...known };
    }
    const { event, index, row, after } = heard;
    if (event.type === "turnStarted") {
      turn = event.turn;
      turnSeat = event.seat;
    }
    const happening = alreadyRead.get(heard) ?? { index, row, after, turn, turnSeat, event, known };
    alreadyRead.set(heard, happening);
    if (event.type === "evolved") known = { ...known, [event.pokemon]: event.card.card };
    return happening;
  });
  return { told, known };
}

function topCards(view: View): Known {
  const tops: Record<number, string> = {};
  for (const pokemon of view.sides.flatMap((side) => [side.active, ...side.bench])) {
    if (pokemon === null || pokemon.faceDown === true) continue;
    const top = pokemon.cards.at(-1);
    if (top !== undefined) tops[pokemon.id] = top.card;
  }
  return tops;
}
