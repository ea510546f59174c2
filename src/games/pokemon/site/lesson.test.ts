import { expect, test } from "vitest";
import { easyBot } from "@/games/pokemon/bots/easy";
import { lessonBot } from "@/games/pokemon/bots/lesson";
import { starterCards } from "@/games/pokemon/cards/starter";
import { createPokemon, type Decision, type GameEvent, type Option, type View } from "@/games/pokemon/engine";
import type { PokemonView } from "@/games/pokemon/engine/view";
import { randomFrom } from "@/kernel/random";
import { shuffleSeed } from "@/match";
import { LESSON_DECKS, pokemonLesson } from "./lesson";

/** The course that the coach proposes, on today's rules and cards: `src/games/pokemon/board/lesson` says the words to it. */

const definitions = starterCards().map(({ definition }) => definition);
const game = createPokemon(definitions);
const decks = LESSON_DECKS.map((counts) => Object.entries(counts).flatMap(([id, count]) => Array<string>(count).fill(id)));
const [FROAKIE, FROGADIER, LAPRAS, WATER, POTION] = ["xy0-12", "xy0-13", "xy1-35", "xy1-134", "xy0-37"];

/** A lesson under way: the learner says what they do, the computer answers by its script. */
class Course {
  #state;
  events: readonly GameEvent[] = [];
  readonly #bot;

  constructor(seed: string) {
    const [mine = [], theirs = []] = decks;
    this.#state = game.start({ edition: "xy", decks: [mine, theirs], startingSeat: 1 }, shuffleSeed(seed, ["", ""])).state;
    const definitionOf = (id: string) => definitions.find((card) => card.id === id) ?? fail(`no card ${id}`);
    this.#bot = lessonBot(easyBot(definitionOf, randomFrom("computer")));
    this.#reply();
  }

  get view(): View {
    return game.view(this.#state, 0);
  }

  get hand(): readonly string[] {
    return (this.view.sides[0].hand ?? []).map(({ card }) => card);
  }

  /** What the learner is asked. */
  get decision(): Decision<Option> {
    return game.decisions(this.#state).find(({ seat }) => seat === 0) ?? fail("the learner is asked nothing");
  }

  active(seat: 0 | 1): PokemonView {
    const { active } = this.view.sides[seat];
    return active !== null && active.faceDown !== true ? active : fail("no Active Pokémon");
  }

  /** Answers with the first option that fits, or with nothing. */
  do(purpose: string, fits: (option: Option) => boolean = () => false): void {
    const { decision } = this;
    if (decision.purpose !== purpose) fail(`asked for ${decision.purpose}, not for ${purpose}`);
    const index = decision.options.findIndex(fits);
    this.#step(decision, index < 0 && decision.min === 0 ? [] : [index]);
    this.#reply();
  }

  #reply(): void {
    for (;;) {
      const decision = game.decisions(this.#state).find(({ seat }) => seat === 1);
      if (!decision) return;
      this.#step(decision, this.#bot(game.view(this.#state, 1), decision));
    }
  }

  #step({ id, seat }: Decision<Option>, choice: readonly number[]): void {
    const step = game.step(this.#state, { decision: id, seat, choice });
    if (!step.ok) throw new Error(`${step.rejection} at ${choice}`);
    this.#state = step.state;
    this.events = step.events;
  }
}

function fail(why: string): never {
  throw new Error(why);
}

const card = (id: string | undefined) => (option: Option) => "card" in option && typeof option.card === "object" && option.card.card === id;
const doing =
  (deed: string, more: (option: Option) => boolean = () => true) =>
  (option: Option) =>
    "do" in option && option.do === deed && more(option);
const on = (pokemon: number) => (option: Option) => "pokemon" in option && option.pokemon === pokemon;

/** Plays the whole course. @throws where it is not possible */
function follow(seed: string): void {
  const course = new Course(seed);
  expect([...course.hand].sort()).toEqual(["xy0-12", "xy0-13", "xy0-37", "xy0-39", "xy1-134", "xy1-134", "xy1-35"]);
  course.do("setupActive", card(FROAKIE));
  course.do("setupBench", card(LAPRAS));

  expect(course.view).toMatchObject({ turn: 2, turnSeat: 0 });
  course.do(
    "main",
    doing("attachEnergy", (option) => card(WATER)(option) && on(course.active(0).id)(option)),
  );
  const first = course.active(1);
  expect(first.cards.at(-1)?.card).toBe("xy0-8");
  course.do("main", doing("attack"));

  // It is hurt, not Knocked Out, and hits back.
  expect(course.view).toMatchObject({ turn: 4, turnSeat: 0 });
  expect(course.active(1)).toMatchObject({ id: first.id, damage: 20 });
  expect(course.active(0).damage).toBe(10);
  course.do(
    "main",
    doing("evolve", (option) => card(FROGADIER)(option) && on(course.active(0).id)(option)),
  );
  course.do(
    "main",
    doing("attachEnergy", (option) => card(WATER)(option) && !on(course.active(0).id)(option)),
  );
  course.do("main", doing("attack"));
  expect(course.decision.purpose).toBe("takePrizes");
  course.do("takePrizes", () => true);

  expect(course.view).toMatchObject({ turn: 6, turnSeat: 0 });
  expect(course.active(1).cards.at(-1)?.card).toBe("xy1-24");
  expect(course.active(0).damage).toBe(30);
  course.do("main", doing("playTrainer", card(POTION)));
  if (course.decision.purpose === "heal") course.do("heal", on(course.active(0).id));
  expect(course.active(0).damage).toBe(0);
  const before = course.active(0).id;
  course.do("main", doing("retreat"));
  while (course.decision.purpose !== "main") course.do(course.decision.purpose, () => true);
  expect(course.active(0).id).not.toBe(before);
  // There is something to attack with.
  expect(course.decision.options.some(doing("attack"))).toBe(true);
}

function works(seed: string): boolean {
  try {
    follow(seed);
    return true;
  } catch {
    return false;
  }
}

test("the lesson's course can be played on today's rules and cards", () => {
  try {
    follow(pokemonLesson.seed);
  } catch (error) {
    const other = Array.from({ length: 50_000 }, (_, index) => `lesson-${index}`).find(works);
    throw new Error(`Not with this shuffle; seed for the lesson that works: ${other ?? "none found"}.`, { cause: error });
  }
}, 300_000);
