import type { PokemonSelector, Side, Who } from "@/games/pokemon/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { amountPhrase } from "./amounts";
import { allKinds, pokemonNoun, thatOne } from "./nouns";
import { CannotSayError, noun, ownerWord, phrase, type Scope, wrap } from "./scope";

type Owner = "Yours" | "Theirs" | "Opponents" | "Both";

/** Which set of templates speaks of a side, seen from who acts. */
export function ownerOf(scope: Scope, side: Side): Owner {
  if (side === "both") return "Both";
  if (side === "yours" && scope.thatPlayer) return "Theirs";
  if (side === "yours") return scope.subject === "opponent" ? fail(scope, side) : "Yours";
  return scope.subject === "opponent" ? "Theirs" : "Opponents";
}

function fail(_scope: Scope, side: Side): never {
  throw new CannotSayError("your Pokémon where your opponent acts", side);
}

/** Pokémon as part of a sentence: "this Pokémon", "1 of your Benched Pokémon", "each of your opponent's Pokémon". */
export function pokemonPhrase(scope: Scope, selector: PokemonSelector): Phrase {
  switch (selector.pokemon) {
    case "self":
      return phrase(scope, scope.host === "attached" ? "host" : "self");
    case "each":
      return phrase(scope, scope.eachIsIt ? "it" : "thatPokemon");
    case "active":
      return active(scope, selector.side);
    case "event":
      if (selector.role === "cause") return phrase(scope, "attacking");
      return phrase(scope, scope.onDefending ? "defending" : "thatPokemon");
    case "bound":
      return bound(scope, selector);
    case "all":
      return all(scope, selector, "each");
    case "choose":
      return chosen(scope, selector);
  }
}

/** Several of them at once: "your Benched Pokémon" instead of "each of your Benched Pokémon". */
export function pokemonTogether(scope: Scope, selector: PokemonSelector): Phrase {
  return selector.pokemon === "all" ? all(scope, selector, "all") : pokemonPhrase(scope, selector);
}

function active(scope: Scope, side: "yours" | "opponents"): Phrase {
  const templates = { your: "yourActive", their: "theirActive", opponents: "opponentsActive" } as const;
  return phrase(scope, templates[ownerWord(scope, side === "yours" ? "you" : "opponent")]);
}

function bound(scope: Scope, { binding, where }: Extract<PokemonSelector, { pokemon: "bound" }>): Phrase {
  const referent = scope.referents.get(binding);
  if (!referent) throw new CannotSayError("an unknown binding", binding);
  if (where) return thatOne(scope, pokemonNoun(scope, where), referent.plural);
  if (referent.cameIn) return phrase(scope, "newActive");
  return phrase(scope, referent.plural ? "thosePokemon" : "thatPokemon", {}, referent.plural);
}

function all(scope: Scope, selector: Extract<PokemonSelector, { pokemon: "all" }>, style: "each" | "all"): Phrase {
  const { side, place, where, except, extreme } = selector;
  if (place === "active" && !where) return side === "both" ? phrase(scope, "bothActive", {}, true) : active(scope, side);
  // Each side has one Active Pokémon: it is of one kind or the other.
  let inner = place === "active" && side !== "both" ? pokemonNoun(scope, where, place) : allKinds(scope, pokemonNoun(scope, where, place));
  if (except) inner = wrap(scope, inner, "other");
  if (extreme) inner = wrap(scope, inner, EXTREMES[`${extreme.is} ${extreme.of}`]);
  const owner = ownerOf(scope, side);
  const slots = { noun: nounPhrase(inner, false), nouns: nounPhrase(inner, true) };
  // Each side has one Active Pokémon.
  if (place === "active" && owner !== "Both") return phrase(scope, `theActiveOf${owner}`, slots);
  if (inner.among && style === "each" && owner === "Both") return phrase(scope, "eachKindOfBoth", slots);
  return phrase(scope, style === "each" ? `eachOf${owner}` : `all${owner}`, slots, style === "all");
}

function chosen(scope: Scope, selector: Extract<PokemonSelector, { pokemon: "choose" }>): Phrase {
  const { side, place, count, where, except, by, bind, extreme } = selector;
  // Each side has one Active Pokémon: there is nothing to choose.
  if (place === "active" && count === 1 && !where && side !== "both") {
    if (bind !== undefined)
      scope.referents.set(bind, {
        kind: "pokemon",
        noun: noun(scope, "pokemon"),
        plural: false,
        owner: side === "opponents" ? "opponent" : "you",
      });
    return active(scope, side);
  }
  if (by === "opponent" && scope.subject !== "opponent") throw new CannotSayError("a choice of the opponent", selector);
  let inner = pokemonNoun(scope, where, place);
  if (except !== undefined) inner = wrap(scope, inner, "other");
  if (extreme) inner = wrap(scope, inner, EXTREMES[`${extreme.is} ${extreme.of}`]);
  const plural = count !== 1;
  if (bind !== undefined) {
    scope.referents.set(bind, { kind: "pokemon", noun: noun(scope, "pokemon"), plural, owner: side === "opponents" ? "opponent" : "you" });
  }
  const slots = { noun: nounPhrase(inner, false), nouns: nounPhrase(inner, true) };
  const owner = ownerOf(scope, side);
  if (count === "any") return phrase(scope, anyOf(owner, selector), slots, true);
  if (count === "all") return phrase(scope, `eachOf${owner}`, slots);
  if (typeof count === "object" && "upTo" in count) {
    if (owner === "Both") throw new CannotSayError("a choice among both sides", selector);
    const template: Template = typeof count.upTo === "number" ? `upToOf${owner}` : `upToAmountOf${owner}`;
    return phrase(scope, template, { ...slots, n: amountPhrase(scope, count.upTo) }, true);
  }
  if (typeof count !== "number") throw new CannotSayError("a number of Pokémon", selector);
  return phrase(scope, count === 1 ? `oneOf${owner}` : `nOf${owner}`, { ...slots, n: count }, plural);
}

const EXTREMES = {
  "most remainingHp": "mostHp",
  "least remainingHp": "leastHp",
  "most damageCounters": "mostCounters",
  "least damageCounters": "leastCounters",
} as const;

function anyOf(owner: Owner, selector: PokemonSelector): Template {
  if (owner === "Both") throw new CannotSayError("a choice among both sides", selector);
  return `anyOf${owner}`;
}

/** Whose Pokémon they are: to whose hand, deck and discard pile their cards go. */
export function ownerOfPokemon(scope: Scope, selector: PokemonSelector): Who {
  switch (selector.pokemon) {
    case "active":
      return selector.side === "opponents" ? "opponent" : "you";
    case "all":
    case "choose":
      return selector.side === "opponents" ? "opponent" : "you";
    case "bound":
      return scope.referents.get(selector.binding)?.owner ?? "you";
    case "event":
      return selector.role === "cause" || scope.onDefending ? "opponent" : "you";
    default:
      return "you";
  }
}
