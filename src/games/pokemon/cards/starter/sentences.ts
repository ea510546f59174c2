import type { CatalogueCard, Localized } from "@/games/pokemon/cards/card";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { rendered } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import type { StarterRecord } from "./record";

/** Between a starter card and its sentences: how its line comes about, and what the sentences make of its facts. */

/** @throws Error when there are no words for what the card does */
export function starterRecordOf({ definition, names, ...words }: CatalogueCard): StarterRecord {
  const sentences = rendered(definition, "en");
  if (!sentences) throw new Error(`${definition.id} cannot be said in English.`);
  const [attackNames, abilityNames, evolvesFromNames] = [words.attackNames, words.abilityNames, words.evolvesFromNames].map(written);
  return {
    names,
    ...(attackNames && { attackNames }),
    ...(abilityNames && { abilityNames }),
    ...(evolvesFromNames && { evolvesFromNames }),
    sentences: sentences.every((sentence) => sentence === "") ? [] : [...sentences],
    definition,
  };
}

const written = ({ fr, en, es, it }: Localized<readonly string[]>) =>
  en.length === 0 ? undefined : { fr: [...fr], en: [...en], es: [...es], it: [...it] };

/**
 * What the facts of a line and its sentences make.
 *
 * @throws Error with the sentences that do not compile
 */
export function compiledFrom({ definition, sentences }: StarterRecord): CardDefinition {
  const compiled = compileCard(printedWith(definition, sentences));
  if ("definition" in compiled) return compiled.definition;
  throw new Error(`${definition.id}: ${compiled.failures.map(({ sentence, why }) => `"${sentence}" (${why})`).join(", ")}`);
}

/** The facts of a card, and nothing of what it does, with these texts. */
function printedWith(definition: CardDefinition, sentences: readonly string[]): PrintedCard {
  const { id, name, marks } = definition;
  const facts = { id, name, marks };
  const [text = ""] = sentences;
  switch (definition.category) {
    case "Energy": {
      const { category, kind, provides } = definition;
      return { ...facts, category, kind, provides: kind === "Basic" ? provides : [], text };
    }
    case "Trainer": {
      const { category, kind } = definition;
      return { ...facts, category, kind, text, attacks: [] };
    }
    case "Pokémon": {
      const { attacks, abilities, ancientTrait, ...pokemon } = definition;
      const sentence = (index: number) => sentences[index] ?? "";
      return {
        ...pokemon,
        attacks: attacks.map(({ name, cost, damage, once }, index) => ({
          name,
          cost,
          text: sentence(index),
          ...(damage && { damage }),
          ...(once && { once }),
        })),
        abilities: abilities.map(({ name, kind }, index) => ({ name, kind, text: sentence(attacks.length + index) })),
        ...(ancientTrait && { ancientTrait: { name: ancientTrait.name, text: sentence(attacks.length + abilities.length) } }),
      };
    }
  }
}
