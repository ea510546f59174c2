import { isDeepStrictEqual } from "node:util";
import type { CatalogueCard, Localized } from "@/games/pokemon/cards/card";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import type { Locale } from "@/i18n/locales";
import { CannotSayError, rendererFor } from "../../render";
import { compileCard } from "../card";
import type { PrintedCard } from "../card/printed";

const everywhere = <T>(value: T): Localized<T> => ({ fr: value, en: value, es: value, it: value });

/** A catalogue card that knows no name but the English one. */
function catalogueCard(definition: CardDefinition): CatalogueCard {
  const attacks = "attacks" in definition ? definition.attacks.map(({ name }) => name) : [];
  return {
    definition,
    setId: "",
    number: "",
    names: everywhere(definition.name),
    attackNames: everywhere(attacks),
    abilityNames: everywhere(definition.category === "Pokémon" ? definition.abilities.map(({ name }) => name) : []),
    evolvesFromNames: everywhere([]),
    playable: true,
  };
}

/** Our own sentences for the texts of a card, in the order attacks, Abilities, Ancient Trait; or undefined where something cannot be said. */
export function rendered(definition: CardDefinition, locale: Locale): readonly string[] | undefined {
  const say = rendererFor(catalogueCard(definition), locale, () => undefined);
  try {
    if (definition.category === "Trainer") return [say.trainer(definition)];
    if (definition.category === "Energy") return [say.energy(definition)];
    const { attacks, abilities, ancientTrait } = definition;
    return [
      ...attacks.map(say.attack),
      ...abilities.map(({ effects }) => say.ability(effects)),
      ...(ancientTrait ? [say.ability(ancientTrait.effects)] : []),
    ];
  } catch (error) {
    if (error instanceof CannotSayError) return undefined;
    throw error;
  }
}

/** What a text belongs to: the kinds that are counted apart. */
export type TextKind = "attack" | "Ability" | "Trainer" | "Energy";

/** Whether our English sentences for the card, or for its texts of one kind, compile to the very same card. */
export function roundTrips(printed: PrintedCard, definition: CardDefinition, kind?: TextKind): boolean {
  const texts = rendered(definition, "en");
  if (!texts) return false;
  const again = compileCard(withTexts(printed, texts, kind));
  return "definition" in again && isDeepStrictEqual(plain(again.definition), plain(definition));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function withTexts(card: PrintedCard, texts: readonly string[], kind: TextKind | undefined): PrintedCard {
  const say = (of: TextKind, index: number, was: string) => (was === "" || (kind && kind !== of) ? was : (texts[index] ?? ""));
  if (card.category !== "Pokémon") return { ...card, text: say(card.category, 0, card.text) };
  const abilities = card.attacks.length;
  const trait = abilities + card.abilities.length;
  return {
    ...card,
    attacks: card.attacks.map((attack, index) => ({ ...attack, text: say("attack", index, attack.text) })),
    abilities: card.abilities.map((ability, index) => ({ ...ability, text: say("Ability", abilities + index, ability.text) })),
    ...(card.ancientTrait && { ancientTrait: { ...card.ancientTrait, text: say("Ability", trait, card.ancientTrait.text) } }),
  };
}
