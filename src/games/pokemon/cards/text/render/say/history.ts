import type { HistoryEvent } from "@/games/pokemon/engine/effects/language";
import { nounPhrase } from "@/kernel/texts/words";
import { cardNoun, pokemonNoun } from "./nouns";
import { pokemonPhrase } from "./pokemon";
import type { Predicate } from "./predicates";
import { CannotSayError, type Scope, say } from "./scope";

/** What happened before: "this Pokémon evolved this turn", "this Pokémon didn't evolve from … this turn". */
export function happened(scope: Scope, event: HistoryEvent, really = true): string {
  const told = tale(scope, event);
  const template = really ? told?.so : told?.notSo;
  if (!told || !template) throw new CannotSayError("what happened", event);
  return say(scope, template, told.slots);
}

function tale(scope: Scope, event: HistoryEvent): Predicate | undefined {
  const { during } = event;
  const pokemon = pokemonPhrase(scope, { pokemon: "self" });
  switch (event.happened) {
    case "knockedOut": {
      const slots = { nouns: nounPhrase(pokemonNoun(scope, event.where), true) };
      if (event.side === "yours" && during === "opponentsLastTurn")
        return { so: event.byAttack ? "ownKnockedOutByAttack" : "ownKnockedOut", slots };
      return event.side === "opponents" && during === "yourLastTurn" ? { so: "theyKnockedOut", slots } : undefined;
    }
    case "played": {
      if (event.by !== "you" || during !== "thisTurn") return undefined;
      const noun = cardNoun(scope, event.where);
      const cards = event.where.names ? noun.one : say(scope, "anyNoun", { noun: nounPhrase(noun, false) });
      return { so: scope.thatPlayer ? "thatPlayerPlayed" : "played", ...(event.where.names && { notSo: "didNotPlay" }), slots: { cards } };
    }
    case "usedAttack": {
      if (during !== "yourLastTurn" || event.by === "opponent") return undefined;
      if (!event.attack)
        return event.by === "you" && event.except === "self"
          ? { so: "otherUsedAttack", slots: { nouns: nounPhrase(pokemonNoun(scope, event.where ?? {}), true) } }
          : undefined;
      const slots = { pokemon, attack: scope.attackName(event.attack) };
      if (event.where)
        return event.by === "you" && event.where.names
          ? { so: "usedAttackByNamed", slots: { ...slots, name: pokemonNoun(scope, event.where).one } }
          : undefined;
      return { so: event.by === "you" ? "usedAttackByYours" : "usedAttackLast", slots };
    }
    case "evolved":
      if (event.pokemon !== "self" || during !== "thisTurn") return undefined;
      if (!event.from) return { so: "evolvedThisTurn", slots: { pokemon } };
      return { so: "evolvedFromThisTurn", notSo: "didNotEvolveFrom", slots: { pokemon, name: scope.nameOf(event.from) } };
    case "movedToActive":
      if (event.pokemon !== "self" || during !== "thisTurn") return undefined;
      return { so: "movedToActive", notSo: "didNotMoveToActive", slots: { pokemon } };
    case "wasDamaged":
      return event.pokemon === "self" && during === "opponentsLastTurn" ? { so: "wasDamagedLast", slots: { pokemon } } : undefined;
    case "cameIntoPlay":
      return event.pokemon === "self" && during === "thisTurn"
        ? { so: "cameIntoPlay", notSo: "didNotComeIntoPlay", slots: { pokemon } }
        : undefined;
    case "attachedTool":
      return event.to === "self" && during === "thisTurn" ? { so: "attachedToolThisTurn", slots: { pokemon } } : undefined;
    case "healed":
      return event.pokemon === "self" && during === "thisTurn" ? { so: "healedThisTurn", slots: { pokemon } } : undefined;
    default:
      return undefined;
  }
}
