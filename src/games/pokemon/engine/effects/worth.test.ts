import { describe, expect, it } from "vitest";
import { ACTIVE, SELF } from "../testing/cards";
import type { ScenarioSetup } from "../testing/scenario";
import {
  active,
  BENCH,
  chosen,
  discard,
  draw,
  energyOff,
  everything,
  hand,
  handOnly,
  heal,
  MINE,
  mayPlay,
  mayUse,
  take,
  toDeck,
} from "../testing/usable";
import type { CardFilter, Instruction, PokemonSelector } from "./language";

const POKEMON: CardFilter = { category: "Pokémon" };

describe("What is an effect, and what is only paid for one", () => {
  const forbidRetreat = (on: PokemonSelector): Instruction => ({ do: "lasting", change: { forbid: "retreat", on }, duration: "thisTurn" });
  const laden = active({ name: "Snorlax", energy: ["Fire Energy"] });

  it.each<readonly [string, readonly Instruction[], ScenarioSetup, boolean]>([
    ["ending the turn", [{ do: "endTurn" }, draw(1)], { you: { deck: [] } }, false],
    ["choosing a number", [{ do: "chooseNumber", from: 1, to: 3, bind: 1 }, draw(1)], { you: { deck: [] } }, false],
    ["naming an attack", [{ do: "chooseAttack", of: MINE, bind: 1 }, draw(1)], { you: { deck: [] } }, false],
    ["naming a type", [{ do: "chooseType", among: ["Fire"], bind: 1 }, draw(1)], { you: { deck: [] } }, false],
    ["discarding one's hand", [discard(everything("hand")), draw(1)], handOnly("Potion"), false],
    ["… where that is all that it does", [discard(everything("hand"))], handOnly("Potion"), true],
    [
      "discarding the opponent's hand",
      [discard(everything("hand", "opponent")), draw(1)],
      { ...handOnly(), opponent: { hand: ["Potion"] } },
      true,
    ],
    ["discarding cards of one's hand", [discard(chosen("hand", 1)), heal], hand("Potion"), false],
    [
      "discarding down to a number of cards",
      [discard(chosen("hand", { subtract: [{ count: "cards", zone: "hand", of: "you" }, 1] })), heal],
      hand("Potion", "Potion"),
      true,
    ],
    [
      "putting cards of one's hand into the Lost Zone",
      [{ do: "move", cards: chosen("hand", 1), destination: { to: "lostZone" } }, heal],
      hand("Potion"),
      false,
    ],
    [
      "putting cards of one's hand onto the Bench",
      [{ do: "move", cards: chosen("hand", 1, POKEMON), destination: { to: "bench" } }, heal],
      hand("Froakie"),
      true,
    ],
    ["putting one's hand into the deck", [toDeck(everything("hand")), heal], hand("Potion"), true],
    [
      "discarding a random card of one's hand",
      [discard({ cards: "random", zone: "hand", of: "you", count: 1 }), heal],
      hand("Potion"),
      false,
    ],
    [
      "discarding a random card of the opponent's hand",
      [discard({ cards: "random", zone: "hand", of: "opponent", count: 1 }), heal],
      { opponent: { hand: ["Potion"] } },
      true,
    ],
    ["discarding one's own Energy", [discard(energyOff(MINE)), draw(1)], laden, false],
    [
      "… of any of one's Pokémon",
      [discard(energyOff({ pokemon: "choose", side: "yours", place: "inPlay", count: 1 })), draw(1)],
      laden,
      false,
    ],
    ["… of all of them", [discard(energyOff({ pokemon: "all", side: "yours", place: "inPlay" })), draw(1)], laden, false],
    ["taking one's own Energy back", [take(energyOff(MINE)), draw(1)], laden, true],
    [
      "discarding the opponent's Energy",
      [discard(energyOff(ACTIVE)), draw(1)],
      { ...handOnly(), opponent: { active: { name: "Snorlax", energy: ["Fire Energy"] } } },
      true,
    ],
    [
      "discarding a chosen card of the opponent's hand",
      [discard({ cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1 }), heal],
      { opponent: { hand: ["Potion"] } },
      true,
    ],
    ["discarding a card found in the deck", [discard(chosen("deck", 1)), heal], {}, true],
    ["discarding from the deck", [discard({ cards: "top", of: "you", count: 1 }), heal], {}, true],
    ["putting the card itself away", [toDeck({ cards: "self" }), heal], {}, false],
    ["… into an empty deck, from which it is drawn", [toDeck({ cards: "self" }), draw(1)], handOnly(), true],
    ["keeping one's own Pokémon from retreating", [forbidRetreat(MINE), draw(1)], handOnly(), false],
    ["keeping the opponent's from it", [forbidRetreat(ACTIVE), draw(1)], handOnly(), true],
    [
      "what the opponent draws up to, by their own hand alone",
      [discard(chosen("hand", 1)), { do: "drawUntil", handSize: 2, who: "opponent" }],
      { you: { hand: ["Potion"] }, opponent: { hand: ["Zubat", "Zubat"] } },
      false,
    ],
    ["showing the card itself", [{ do: "reveal", cards: { cards: "self" } }, draw(1)], handOnly(), false],
  ])("RUL-23 a Trainer card is played for its effect: %s", (_, steps, setup, expected) => {
    expect(mayPlay({ steps }, setup)).toBe(expected);
  });

  it.each<readonly [string, readonly Instruction[], ScenarioSetup, boolean]>([
    ["discarding a card", [discard(chosen("hand", 1)), draw(1)], handOnly("Potion"), true],
    ["discarding one's hand", [discard(everything("hand")), draw(1)], handOnly("Potion"), false],
    [
      "drawing up to a number, once the hand is gone",
      [discard(everything("hand")), { do: "drawUntil", handSize: 1 }],
      { you: { hand: ["Potion", "Potion"] } },
      true,
    ],
    ["discarding its Pokémon", [{ do: "discardPokemon", pokemon: SELF }, draw(1)], handOnly(), false],
    [
      "discarding its Pokémon, which is found among what was discarded",
      [{ do: "discardPokemon", pokemon: SELF }, take(chosen("discard", 1, { category: "Energy" }))],
      handOnly(),
      true,
    ],
    ["discarding another Pokémon", [{ do: "discardPokemon", pokemon: BENCH }, draw(1)], { you: { bench: ["Zubat"], deck: [] } }, true],
    ["Knocking its Pokémon Out", [{ do: "knockOut", pokemon: SELF }, draw(1)], handOnly(), true],
    ["… for what hangs on it", [{ do: "ifYouDo", steps: [{ do: "knockOut", pokemon: SELF }], then: [draw(1)] }], handOnly(), false],
    ["… after the rest", [draw(1), { do: "knockOut", pokemon: SELF }], handOnly(), false],
    ["Knocking the opponent's Active Pokémon Out", [{ do: "knockOut", pokemon: ACTIVE }, draw(1)], handOnly(), true],
    ["keeping its Pokémon from retreating", [forbidRetreat(SELF), draw(1)], handOnly(), true],
    ["taking its own card back", [take({ cards: "self" }), draw(1)], handOnly(), true],
    ["discarding its own card", [discard({ cards: "self" }), draw(1)], handOnly(), false],
  ])("RUL-24 an Ability is used for its effect: %s", (_, steps, setup, expected) => {
    expect(mayUse({ steps }, setup)).toBe(expected);
  });
});
