import type { CardDefinition } from "@/games/pokemon/engine/card";

/** The English texts of a card as they are in force, parallel to its definition's lists. */
export interface Print {
  readonly name: string;
  readonly text?: string;
  readonly attacks?: readonly { readonly text: string }[];
  readonly abilities?: readonly { readonly text: string }[];
  readonly ancientTrait?: { readonly text: string };
}

/** One text of a card and what it compiled to. */
export interface Reading {
  /** Which of the card's texts: attacks come first, then Abilities, then an Ancient Trait. */
  readonly at: number;
  readonly print: string;
  readonly program: unknown;
  /** Damage that stands beside an attack: its text may say it again. */
  readonly damage?: number;
}

/** Every text of a card with the part of its definition that it became; texts of nothing are left out. */
export function readingsOf(print: Print, definition: CardDefinition): readonly Reading[] {
  return parts(print, definition)
    .map((part, at): Reading => ({ at, ...part }))
    .filter(({ print: text }) => text !== "");
}

type Part = Omit<Reading, "at">;

function parts(print: Print, definition: CardDefinition): readonly Part[] {
  if (definition.category === "Energy") {
    const { provides, attachTo, whileAttached } = definition;
    return [{ print: print.text ?? "", program: { provides, attachTo, whileAttached } }];
  }
  const attacks = definition.attacks.map(({ effect, when, usage, damage }, index): Part => {
    const text = print.attacks?.[index]?.text ?? "";
    return { print: text, program: { effect, when, usage }, ...(damage && { damage: damage.base }) };
  });
  const abilityText = (index: number): string => print.abilities?.[index]?.text ?? "";
  if (definition.category === "Trainer") {
    const { when, cost, usage, effect, attachTo, whileInPlay, asPokemon } = definition;
    const { abilities = [], ...facts } = asPokemon ?? {};
    // What a Fossil's own text says is an Ability of its name, before those that are printed as such.
    const printed = print.abilities?.length ?? 0;
    const own = abilities.slice(0, abilities.length - printed);
    const program = { when, cost, usage, effect, attachTo, whileInPlay, facts, own };
    const others = abilities.slice(own.length).map(({ effects }, index): Part => ({ print: abilityText(index), program: effects }));
    return [{ print: print.text ?? "", program }, ...attacks, ...others];
  }
  const abilities = definition.abilities.map(({ effects }, index): Part => ({ print: abilityText(index), program: effects }));
  const trait = definition.ancientTrait;
  return [...attacks, ...abilities, ...(trait ? [{ print: print.ancientTrait?.text ?? "", program: trait.effects }] : [])];
}
