"use client";
import { useTranslations } from "next-intl";
import type { CardFace } from "@/games/pokemon/card";
import { kit } from "@/games/pokemon/deck-builder/kit";
import type { LaidProps } from "@/ui/practice/position/kit";

const { Button } = kit;

/** A card of the Pokémon TCG as it lies, with what lies on it. */
export function PokemonLaid({ face, card: { damage = 0, attached = [], marks = [] }, selected, onSelect }: LaidProps<CardFace>) {
  const words = useTranslations("pokemonPosition");
  const lying = [
    ...marks.map((mark) => words(`marks.${mark}`)),
    ...(attached.length > 0 ? [words("lying.attachedCount", { count: attached.length })] : []),
  ];
  return (
    <>
      <Button face={face} size="s" state={selected ? "selected" : "rest"} onClick={onSelect} />
      {damage > 0 && (
        <span className="laid-card__damage">
          <span className="sr-only">{words("lying.tally")} </span>
          {damage}
        </span>
      )}
      {lying.length > 0 && <small>{lying.join(" · ")}</small>}
    </>
  );
}
