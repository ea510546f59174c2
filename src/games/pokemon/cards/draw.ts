import type { CatalogueCard, PrintedText } from "@/games/pokemon/cards/card";
import type { AbilityFace, AttackFace, CardFace, Modes, TypeModifierFace } from "@/games/pokemon/cards/face";
import { messages } from "@/games/pokemon/cards/messages";
import { pictureOf } from "@/games/pokemon/cards/picture";
import { CannotSayError, type CardRenderer, rendererFor } from "@/games/pokemon/cards/text/render";
import type { Attack, CardDefinition, Mark, PokemonCard, TypeModifier } from "@/games/pokemon/engine/card";
import type { Edition } from "@/games/pokemon/engine/view";
import type { Locale } from "@/i18n/locales";

/** What the face of a card needs beside the card: names of other cards its text speaks of, and the name of its set. */
export interface Surroundings {
  /** The name of a card in the reader's language, by its English one; undefined when the catalogue does not know it. */
  readonly nameOf: (english: string) => string | undefined;
  readonly setName?: string;
  /** The short name of its set. */
  readonly code?: string;
  /** The edition of the rules in whose time its set was printed. */
  readonly edition?: Edition;
}

/** The face of a card in one language: official text where an import brought it, our own rendering otherwise. */
export function drawFace(card: CatalogueCard, locale: Locale, { nameOf, setName, code, edition }: Surroundings): CardFace {
  const { definition } = card;
  const render = rendererFor(card, locale, nameOf);
  // A card that is not playable has no effects to put into words.
  const printed = card.text?.[locale] ?? (card.playable ? undefined : card.text?.en);
  const image = card.images?.[locale] ?? card.images?.en;
  const common = {
    name: card.names[locale],
    artSeed: definition.name,
    marks: definition.marks,
    rules: reminders(definition, locale),
    number: card.number,
    ...(image && { image }),
    ...(setName && { set: setName }),
    ...(code && { code }),
    ...(edition && { edition }),
  };
  switch (definition.category) {
    case "Pokémon":
      return {
        ...common,
        category: "Pokémon",
        picture: pictureOf(definition),
        stage: definition.stage,
        ...(card.evolvesFromNames[locale][0] && { evolvesFrom: card.evolvesFromNames[locale][0] }),
        hp: definition.hp,
        types: definition.types,
        abilities: abilityFaces(definition, card, locale, printed, render),
        attacks: definition.attacks.map((attack, index) => {
          const text = printed?.attacks[index] ?? render.attack(attack);
          return attackFace(attack, card.attackNames[locale][index] ?? attack.name, text, modesOf(render, attack));
        }),
        weaknesses: definition.weaknesses.map(modifierFace),
        resistances: definition.resistances.map(modifierFace),
        retreatCost: definition.retreatCost,
      };
    case "Trainer":
      return {
        ...common,
        category: "Trainer",
        picture: pictureOf(definition),
        kind: definition.kind,
        text: printed?.text ?? render.trainer(definition),
        ...modesOf(render, definition),
      };
    case "Energy":
      return {
        ...common,
        category: "Energy",
        kind: definition.kind,
        provides: definition.provides,
        text: printed?.text ?? render.energy(definition),
      };
  }
}

function abilityFaces(
  definition: PokemonCard,
  card: CatalogueCard,
  locale: Locale,
  printed: PrintedText | undefined,
  render: CardRenderer,
): readonly AbilityFace[] {
  const abilities = definition.abilities.map(
    (ability, index): AbilityFace => ({
      kind: ability.kind,
      name: card.abilityNames[locale][index] ?? ability.name,
      text: printed?.abilities[index] ?? render.ability(ability.effects),
      ...modesOf(render, ability.effects),
    }),
  );
  const trait = definition.ancientTrait;
  if (!trait) return abilities;
  const names: Partial<Record<string, string>> = messages[locale].ancientTraits;
  return [
    { kind: "Ancient Trait", name: names[trait.name] ?? trait.name, text: printed?.ancientTrait ?? render.ability(trait.effects) },
    ...abilities,
  ];
}

/** Official texts have no words for a mode alone: ours say it, where we have any. */
function modesOf(render: CardRenderer, text: Parameters<CardRenderer["modes"]>[0]): Modes {
  try {
    const modes = render.modes(text);
    return modes ? { modes } : {};
  } catch (error) {
    if (error instanceof CannotSayError) return {};
    throw error;
  }
}

function attackFace({ cost, damage }: Attack, name: string, text: string, modes: Modes): AttackFace {
  return {
    name,
    cost,
    ...(damage && { damage: `${damage.base}${damage.sign === "-" ? "−" : (damage.sign ?? "")}` }),
    ...(text && { text }),
    ...modes,
  };
}

function modifierFace({ type, operator, value }: TypeModifier): TypeModifierFace {
  return { type, value: `${operator === "-" ? "−" : operator}${value}` };
}

type Reminder = keyof typeof messages.fr.rules;

const REMINDERS: Partial<Record<Mark, Reminder>> = {
  EX: "EX",
  Mega: "Mega",
  BREAK: "BREAK",
  "ACE SPEC": "ACE SPEC",
  ex: "ex",
  "Mega ex": "Mega ex",
  Tera: "Tera",
  Radiant: "Radiant",
};

function reminders({ marks }: CardDefinition, locale: Locale): readonly string[] {
  // The rule of Mega Evolution Pokémon ex stands in the place of that of Pokémon ex.
  const printed = marks.includes("Mega ex") ? marks.filter((mark) => mark !== "ex") : marks;
  return printed.flatMap((mark) => {
    const reminder = REMINDERS[mark];
    return reminder ? [messages[locale].rules[reminder]] : [];
  });
}
