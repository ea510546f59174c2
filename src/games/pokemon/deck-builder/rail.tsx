"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type CardFace, ENERGY_TYPES, EnergySymbol, type EnergyType } from "@/games/pokemon/card";
import { Icon, type IconName } from "@/ui/shell";

type Category = CardFace["category"];

const CATEGORIES: readonly { readonly category: Category; readonly icon: IconName }[] = [
  { category: "Pokémon", icon: "pokemon" },
  { category: "Trainer", icon: "supporter" },
  { category: "Energy", icon: "energy" },
];

/** The margin of a shelf: its title, the kinds of cards with their numbers, and the types. */
export function Rail({
  title,
  label,
  counts,
  category,
  types,
  offered = ENERGY_TYPES,
  onCategory,
  onTypes,
}: {
  title: string;
  /** What the margin sorts, for a screen reader. */
  label: string;
  counts: Readonly<Record<Category, number>>;
  category: Category | null;
  types: readonly EnergyType[];
  /** The types that there are; all unless said. */
  offered?: readonly EnergyType[];
  onCategory: (category: Category | null) => void;
  onTypes: (types: readonly EnergyType[]) => void;
}) {
  const t = useTranslations("decks.filter");
  const words = useTranslations("card.types");
  const all = counts.Pokémon + counts.Trainer + counts.Energy;
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 gap-[3px] max-sm:gap-1.5 max-sm:overflow-x-auto max-sm:p-2.5 sm:row-span-2 sm:flex-col sm:overflow-y-auto sm:border-r sm:border-line sm:px-2.5 sm:py-3.5"
    >
      <h2 className="px-2 pt-0.5 pb-2 text-[1.05rem] leading-tight max-sm:sr-only">{title}</h2>
      <Choice pressed={category === null} count={all} onClick={() => onCategory(null)}>
        {t("all")}
      </Choice>
      {CATEGORIES.map(({ category: one, icon }) => (
        <Choice key={one} pressed={category === one} count={counts[one]} icon={icon} onClick={() => onCategory(one)}>
          {t(one)}
        </Choice>
      ))}
      <fieldset className="flex flex-none gap-[3px] sm:flex-wrap sm:px-1 sm:pt-1.5" aria-label={t("types")}>
        {offered.map((type) => {
          const pressed = types.includes(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={pressed}
              aria-label={words(type)}
              title={words(type)}
              className={`rounded-pill p-[3px] leading-none ${pressed ? "shadow-[0_0_0_2.5px_var(--color-violet)]" : ""}`}
              onClick={() => onTypes(pressed ? types.filter((other) => other !== type) : [...types, type])}
            >
              <span className="block size-5 *:size-full">
                <EnergySymbol type={type} />
              </span>
            </button>
          );
        })}
      </fieldset>
    </fieldset>
  );
}

function Choice({
  pressed,
  count,
  icon,
  onClick,
  children,
}: {
  pressed: boolean;
  count: number;
  icon?: IconName;
  onClick: () => void;
  children: string;
}) {
  const format = useFormatter();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`flex items-center gap-2 rounded-[11px] px-2.5 py-[5px] text-left max-sm:py-[7px] text-sm font-semibold whitespace-nowrap ${pressed ? "bg-ink text-paper" : "text-ink-2 hover:bg-paper"}`}
    >
      {icon && <Icon name={icon} />}
      {children}
      <span className="ml-auto pl-1 text-xs tabular-nums">{format.number(count)}</span>
    </button>
  );
}
