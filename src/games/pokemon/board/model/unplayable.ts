import type { CardFace } from "@/games/pokemon/cards/face";
import { editionRules } from "@/games/pokemon/engine/editions";
import type { CardView, SideView, View } from "@/games/pokemon/engine/view";
import type { RuleAnchor } from "@/games/pokemon/rules/anchors";
import { isUp, topCard } from "./table";

/** Why a card of one's hand cannot be played in one's main phase, as far as the view tells. Where it does not: a Supporter or Item would do nothing, or its own text asks for what is not there (`effect`); everything else an effect or its text forbids (`forbidden`). */
export type Unplayable =
  | {
      readonly why:
        | "energy"
        | "supporter"
        | "supporterFirstTurn"
        | "trainerFirstTurn"
        | "stadium"
        | "sameStadium"
        | "bench"
        | "tools"
        | "firstTurns"
        | "forbidden"
        | "effect";
    }
  /** `name` is the Pokémon to be evolved, or the card whose effect keeps this one in the hand. */
  | { readonly why: "evolveFrom" | "evolveNew" | "evolveForbidden" | "kept"; readonly name: string };

/** Where the rules forbid it; what an effect or the card's own text forbids stands in none. */
export const FORBIDDEN_BY: Partial<Readonly<Record<Unplayable["why"], RuleAnchor>>> = {
  energy: "act",
  supporter: "supporter",
  supporterFirstTurn: "trainer-cards-on-the-first-turn-of-the-match",
  trainerFirstTurn: "trainer-cards-on-the-first-turn-of-the-match",
  stadium: "stadium",
  sameStadium: "stadium-of-the-same-name-as-the-one-in-play",
  bench: "bench",
  tools: "pokemon-tool",
  firstTurns: "act",
  evolveFrom: "glossary-evolution",
  evolveNew: "act",
};

/** @param faceOf the faces of all cards in play */
export function whyUnplayable(card: CardView, view: View, side: SideView, faceOf: (card: string) => CardFace): Unplayable {
  const rules = editionRules[view.edition];
  const face = faceOf(card.card);
  const keeper = side.kept?.find(({ handle }) => handle === card.handle);
  if (keeper !== undefined) return { why: "kept", name: faceOf(keeper.by.card).name };
  if (face.category === "Energy") return { why: view.used.energy ? "energy" : "forbidden" };
  if (face.category === "Pokémon") {
    if (face.stage === "Restored") return { why: "forbidden" };
    if (face.evolvesFrom === undefined) return { why: side.bench.length >= side.benchSize ? "bench" : "forbidden" };
    // TURN-05: not on a player's first turn, and not a Pokémon that has just come into play.
    if (view.turn <= 2) return { why: "firstTurns" };
    const below = pokemonOf(side).filter((pokemon) => faceOf(topCard(pokemon).card).name === face.evolvesFrom);
    const forbidden = below.length > 0 && below.every(({ lasting }) => lasting.includes("forbid evolve"));
    return { why: forbidden ? "evolveForbidden" : below.length > 0 ? "evolveNew" : "evolveFrom", name: face.evolvesFrom };
  }
  // ED-03
  if (view.turn === 1 && rules.notOnFirstTurn.includes(face.kind))
    return { why: rules.notOnFirstTurn.includes("Item") ? "trainerFirstTurn" : "supporterFirstTurn" };
  switch (face.kind) {
    case "Supporter":
      return { why: view.used.supporter ? "supporter" : "effect" };
    case "Stadium":
      if (view.used.stadium) return { why: "stadium" };
      // ED-06
      return {
        why: !rules.sameStadiumAgain && view.stadium !== null && faceOf(view.stadium.card).name === face.name ? "sameStadium" : "forbidden",
      };
    case "Pokémon Tool":
      return { why: pokemonOf(side).every((pokemon) => pokemon.tools.length > 0) ? "tools" : "forbidden" };
    default:
      return { why: "effect" };
  }
}

function pokemonOf(side: SideView) {
  return [side.active, ...side.bench].filter(isUp);
}
