"use client";
import { useTranslations } from "next-intl";
import { EnergyUnitSymbol } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import { keyed } from "@/ui/card/keyed";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { findPokemon, topCard } from "../model/table";

interface AttachedCard {
  readonly index: number;
  readonly face: CardFace;
}

/** Cards attached to Pokémon, grouped by the Pokémon that has them; each says what it counts for. */
export function AttachedChoice() {
  const { decision, offers, view, faceOf } = useBoard();
  if (decision === null || offers === null) return null;
  const groups = new Map<number, AttachedCard[]>();
  for (const { index, option } of offers.named) {
    if (!("pick" in option) || option.pick !== "attached") continue;
    groups.set(option.pokemon, [...(groups.get(option.pokemon) ?? []), { index, face: faceOf(option.card.card) }]);
  }
  return [...groups].map(([id, cards]) => {
    const pokemon = findPokemon(view, id);
    const name = pokemon === undefined ? "" : faceOf(topCard(pokemon).card).name;
    return (
      <fieldset key={id} className="pay" aria-label={name}>
        {groups.size > 1 && <legend>{name}</legend>}
        {cards.map((card) => (
          <AttachedButton key={card.index} card={card} />
        ))}
      </fieldset>
    );
  });
}

function AttachedButton({ card: { index, face } }: { card: AttachedCard }) {
  const { decision, control } = useBoard();
  const t = useTranslations("board");
  const constraint = decision?.constraint;
  const count = constraint?.kind === "pays" ? (constraint.provides[index]?.length ?? 1) : 1;
  return (
    <button
      type="button"
      data-option={index}
      aria-pressed={control.answering?.chosen.includes(index) ?? false}
      disabled={control.sending}
      onClick={() => control.choose(index)}
    >
      <span>
        {face.category === "Energy" ? (
          keyed(face.provides, (unit) => unit.join()).map(({ key, item }) => <EnergyUnitSymbol key={key} unit={item} />)
        ) : (
          <Icon name="tool" />
        )}
      </span>
      {count > 1 ? t("choice.unit", { name: face.name, count }) : face.name}
    </button>
  );
}
