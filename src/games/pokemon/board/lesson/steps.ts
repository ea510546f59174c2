import type { Option } from "@/games/pokemon/engine/options";
import type { PokemonView } from "@/games/pokemon/engine/view";
import type { Lesson, LessonStep, Moment } from "@/ui/match/coach/lesson";
import type { BoardState } from "../board-context";
import type { Offer } from "../model/offers";
import { placingOf } from "../model/placing";
import { findPokemon, isUp, topCard } from "../model/table";

/** What the table tells a step of the lesson. */
export type LessonTable = Pick<BoardState, "view" | "seat" | "table" | "decision" | "layout" | "offers" | "handOpen" | "faceOf"> & {
  /** The card that is picked up. */
  readonly held: number | null;
  /** What is laid out of the open choice. */
  readonly chosen: readonly number[];
};

const HAND = "[data-testid=hand-open], [data-testid=dock-hand-open]";
/** The cards and their count: the zone itself is as wide as the mat leaves it. */
const PRIZES = "[data-place=prizes-mine] :is(.zone__label, .prizes) > *";
const CONFIRM = "[data-testid=confirm]";
const MY_ACTIVE = "[data-place=active-mine] [data-pokemon]";
const THEIR_ACTIVE = "[data-place=active-theirs] [data-pokemon]";
/** Proposed where there is a choice, in this order: the line that evolves, and what helps at once. */
const DEAREST = ["xy0-12", "xy0-13", "xy1-35", "xy1-134", "xy0-37", "xy0-39"];
const POTION = "xy0-37";

/** The guided match of the Pokémon TCG: `site/lesson.ts` deals its cards, `bots/lesson.ts` plays against it. */
export const pokemonLesson: Lesson<LessonTable> = {
  game: "pokemon",
  steps: [
    {
      id: "active",
      done: ({ view, table }) => view.phase !== "setup" || table.mine.active !== null,
      moment: (table) => (table.decision?.purpose === "setupActive" ? layOut(table, "[data-place=active-mine]", "Active") : null),
    },
    {
      id: "bench",
      done: ({ table }) => table.mine.bench.length > 0,
      moment: (table) =>
        table.decision !== null && placingOf(table.decision) === "bench" && table.decision.options.length > 0
          ? layOut(table, "[data-place=bench-mine]", "Bench")
          : fromHand(table, "playBasic", () => "[data-place=bench-mine]", "Bench"),
    },
    {
      id: "prizes",
      done: () => false,
      moment: (table) => (isMain(table) ? { task: null, values: {}, places: [PRIZES] } : null),
    },
    {
      id: "energy",
      done: ({ table }) => mine(table).some(({ energy }) => energy.length > 0),
      moment: (table) => onPokemon(table, "attachEnergy"),
    },
    {
      id: "attack",
      done: ({ table }) => theirs(table).some(({ damage }) => damage > 0) || table.mine.prizesTaken > 0,
      moment: attackMoment,
    },
    {
      id: "evolve",
      done: ({ table }) => mine(table).some(({ cards }) => cards.length > 1),
      moment: (table) => onPokemon(table, "evolve"),
    },
    {
      id: "weakness",
      done: ({ table, decision }) => decision?.purpose === "takePrizes" || table.mine.prizesTaken > 0,
      moment: (table) => (isWeak(table) ? attackMoment(table) : null),
    },
    {
      id: "prize",
      done: ({ table }) => table.mine.prizesTaken > 0,
      moment: ({ decision, chosen }) => {
        if (decision?.purpose !== "takePrizes") return null;
        return chosen.length < decision.min
          ? { task: "prize", values: {}, places: [PRIZES] }
          : { task: "confirm", values: {}, places: [CONFIRM] };
      },
    },
    {
      id: "trainer",
      done: ({ table, faceOf, decision }) =>
        decision?.kind === "main" && table.mine.discard.some(({ card }) => faceOf(card).category === "Trainer"),
      moment: (table) =>
        asksFor(table, "heal") ??
        (table.decision?.kind === "main" ? fromHand(table, "playTrainer", () => "#decision [data-option]", "Play") : null),
    },
    {
      id: "retreat",
      done: ({ view, seat, decision }) => view.turnSeat === seat && view.used.retreat && decision?.kind === "main",
      moment: (table) => {
        const going = asksFor(table, "retreatTo") ?? asksFor(table, "payRetreat");
        if (going !== null) return going;
        const offer = table.offers?.named.find(({ option }) => "do" in option && option.do === "retreat");
        return offer === undefined || table.held !== null
          ? null
          : { task: "retreat", values: active(table), places: [option(offer.index), MY_ACTIVE] };
      },
    },
  ],
  between(table) {
    if (!isMain(table) || table.held !== null) return null;
    const attack = attackMoment(table);
    const end = { task: "endTurn", values: {}, places: ["[data-testid=end-turn]"] };
    return { id: "turn", ...(attack === null ? end : { ...attack, task: "attackNow" }) };
  },
} satisfies { readonly steps: readonly LessonStep<LessonTable>[] } & Lesson<LessonTable>;

const option = (index: number) => `[data-option="${index}"]`;
const mine = ({ mine: { active: first, bench } }: LessonTable["table"]) => [first, ...bench].filter(isUp);
const theirs = ({ theirs: { active: first, bench } }: LessonTable["table"]) => [first, ...bench].filter(isUp);
const isMain = ({ decision }: LessonTable) => decision?.kind === "main";

function nameOf(pokemon: PokemonView, { faceOf }: LessonTable): string {
  return faceOf(topCard(pokemon).card).name;
}

/** The names of the two that face each other. */
function active(table: LessonTable): Readonly<Record<string, string>> {
  const [own, other] = [table.table.mine.active, table.table.theirs.active];
  return { pokemon: isUp(own) ? nameOf(own, table) : "", opponent: isUp(other) ? nameOf(other, table) : "" };
}

/** Among what is offered, the card that the lesson would rather have played. */
function dearest(offers: readonly Offer[]): Offer | undefined {
  const rank = ({ option: { ...of } }: Offer) => {
    const place = "card" in of && typeof of.card === "object" ? DEAREST.indexOf(of.card.card) : -1;
    return place < 0 ? DEAREST.length : place;
  };
  return [...offers].sort((one, two) => rank(one) - rank(two))[0];
}

function cardOf({ option: of }: Offer): { readonly handle: number; readonly card: string } | null {
  return "card" in of && typeof of.card === "object" ? of.card : null;
}

/** A card is picked up in the hand, which may have to be opened first, and put down on a place. */
function pickAndPut(table: LessonTable, offer: Offer, place: string, how: string, values: Moment["values"] = {}): Moment | null {
  const card = cardOf(offer);
  if (card === null) return null;
  const named = { ...values, card: table.faceOf(card.card).name };
  const places = [place, ...healedBy(card.card, table)];
  if (table.held !== null) return { task: `put${how}`, values: named, places };
  if (!table.handOpen) return { task: "openHand", values: named, places: [HAND] };
  return { task: `pick${how}`, values: named, places: [`[data-card-handle="${card.handle}"]`, ...places], trail: how !== "Play" };
}

/** Whom a card would help is looked at before it is played. */
function healedBy(card: string, table: LessonTable): readonly string[] {
  if (card !== POTION) return [];
  return mine(table.table).flatMap(({ id, damage }) => (damage > 0 ? [`[data-pokemon="${id}"]`] : []));
}

/** What the card in hand that can be used this way, or the one that is held, is used for. */
function fromHand(table: LessonTable, deed: string, placeOf: (option: Option) => string, how: string): Moment | null {
  const { offers, held } = table;
  const given = held === null ? [...(offers?.byHandCard.values() ?? [])].flat() : (offers?.byHandCard.get(held) ?? []);
  const offer = dearest(given.filter(({ option: of }) => "do" in of && of.do === deed));
  return offer === undefined ? null : pickAndPut(table, offer, placeOf(offer.option), how);
}

/** Energy and evolutions go onto a Pokémon: the Active where it can be. */
function onPokemon(table: LessonTable, deed: "attachEnergy" | "evolve"): Moment | null {
  const { offers, held, view } = table;
  const given = held === null ? [...(offers?.byHandCard.values() ?? [])].flat() : (offers?.byHandCard.get(held) ?? []);
  const fitting = given.filter(({ option: of }) => "do" in of && of.do === deed);
  const first = table.table.mine.active?.id;
  const onActive = fitting.filter(({ option: of }) => "pokemon" in of && of.pokemon === first);
  const offer = dearest(onActive.length > 0 ? onActive : fitting);
  const target = offer !== undefined && "pokemon" in offer.option ? findPokemon(view, offer.option.pokemon ?? -1) : undefined;
  if (offer === undefined || target === undefined) return null;
  return pickAndPut(table, offer, `[data-pokemon="${target.id}"]`, "Onto", { pokemon: nameOf(target, table) });
}

/** At the set-up cards are laid out and then confirmed. */
function layOut(table: LessonTable, place: string, how: string): Moment | null {
  const { decision, chosen } = table;
  if (decision === null) return null;
  if (chosen.length > 0 && table.held === null) return { task: "ready", values: {}, places: [CONFIRM] };
  const offer = dearest(decision.options.map((of, index) => ({ option: of, index })));
  return offer === undefined ? null : pickAndPut(table, offer, table.held === null ? place : `${place} .slot--target`, how);
}

/** The attack that does most now. */
function attackMoment(table: LessonTable): Moment | null {
  if (table.held !== null) return null;
  const target = table.table.theirs.active;
  let best: { readonly index: number; readonly name: string; readonly damage: number } | null = null;
  for (const { index, option: of } of table.offers?.named ?? []) {
    if (!("do" in of) || of.do !== "attack" || of.damage === null || of.damage.least === 0) continue;
    const face = table.faceOf(of.source.card);
    const name = face.category === "Pokémon" ? (face.attacks[of.index]?.name ?? of.name) : of.name;
    if (best === null || of.damage.least > best.damage) best = { index, name, damage: of.damage.least };
  }
  if (best === null || !isUp(target)) return null;
  const left = target.hp - target.damage;
  const values = { ...active(table), attack: best.name, damage: best.damage, left, falls: best.damage >= left ? "yes" : "no" };
  return { task: "attack", values, places: [option(best.index), THEIR_ACTIVE], trail: true };
}

/** Whether their Active is weak to mine. */
function isWeak({ table, faceOf }: LessonTable): boolean {
  const [own, other] = [table.mine.active, table.theirs.active];
  if (!isUp(own) || !isUp(other)) return false;
  const face = faceOf(topCard(other).card);
  return face.category === "Pokémon" && face.weaknesses.some(({ type }) => own.types.includes(type));
}

/** A choice that follows from a deed: it is answered on the table and, where it must be, confirmed. */
function asksFor({ decision, chosen, layout }: LessonTable, purpose: string): Moment | null {
  if (decision?.purpose !== purpose) return null;
  if (chosen.length >= decision.min && chosen.length > 0) return { task: "confirm", values: {}, places: [CONFIRM] };
  return { task: purpose, values: {}, places: layout === "board" ? [".mat .ground .lines [data-option]"] : ["#decision"] };
}
