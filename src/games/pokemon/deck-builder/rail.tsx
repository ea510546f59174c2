"use client";
import { useTranslations } from "next-intl";
import { type CardFace, EnergySymbol, type EnergyType } from "@/games/pokemon/card";
import { Rail, RailChoice } from "@/ui/decks/rail";
import { Icon, type IconName } from "@/ui/shell";
import { CATEGORIES } from "./kit";

type Category = CardFace["category"];

const ICONS: Readonly<Record<Category, IconName>> = { Pokémon: "pokemon", Trainer: "supporter", Energy: "energy" };

/** The margin of a shelf of Pokémon's cards: categories with their numbers, and the types. */
export function KindRail({
  title,
  label,
  counts,
  category,
  types,
  offered,
  missing,
  onCategory,
  onType,
}: {
  title: string;
  label: string;
  counts: (category: Category) => number;
  category: Category | null;
  types: readonly string[];
  /** The types that there are. */
  offered: readonly EnergyType[];
  /** Whether no card that is found has a type. */
  missing: (type: EnergyType) => boolean;
  onCategory: (category: Category | null) => void;
  /** A type looked for, or no longer. */
  onType: (type: EnergyType) => void;
}) {
  const t = useTranslations("pokemonDecks");
  const all = useTranslations("decks.rail");
  const words = useTranslations("card.types");
  return (
    <Rail title={title} label={label}>
      <RailChoice
        pressed={category === null}
        count={CATEGORIES.reduce((sum, one) => sum + counts(one), 0)}
        onClick={() => onCategory(null)}
      >
        {all("all")}
      </RailChoice>
      {CATEGORIES.map((one) => (
        <RailChoice
          key={one}
          pressed={category === one}
          count={counts(one)}
          icon={<Icon name={ICONS[one]} />}
          onClick={() => onCategory(one)}
        >
          {t(`kinds.${one}`)}
        </RailChoice>
      ))}
      <fieldset className="flex flex-none gap-[3px] sm:flex-wrap sm:px-1 sm:pt-1.5" aria-label={t("types")} hidden={offered.length === 0}>
        {offered.map((type) => {
          const pressed = types.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={pressed}
              disabled={!pressed && missing(type)}
              aria-label={words(type)}
              title={words(type)}
              className={`rounded-pill p-[3px] leading-none disabled:opacity-30 ${pressed ? "shadow-[0_0_0_2.5px_var(--color-violet)]" : ""}`}
              onClick={() => onType(type)}
            >
              <span className="block size-5 *:size-full">
                <EnergySymbol type={type} />
              </span>
            </button>
          );
        })}
      </fieldset>
    </Rail>
  );
}
