"use client";
import { useTranslations } from "next-intl";
import type { GameOffer } from "@/realtime/protocol";
import type { Decoration } from "@/ui/game-pages";
import { Chip, Landscape } from "@/ui/shell";

/** How the tiles are painted, in the order in which the games are offered. */
const PAINTS = [
  { ground: "#14665f", colours: ["#1f867b", "#125750", "#0c4744"] },
  { ground: "#a03a1c", colours: ["#b9482a", "#8e2c16", "#6d1d0e"] },
] as const;

interface GameChoiceProps {
  games: readonly GameOffer[];
  chosen: GameOffer;
  /** Cards of each game that has any, by its name. */
  decorations: Readonly<Record<string, Decoration>>;
  /** The page is on its way: what is chosen now would be lost. */
  busy: boolean;
  onChoose: (game: string) => void;
}

/** Which of the site's games is played: its decks, its players' queue, its challenges. */
export function GameChoice({ games, chosen, decorations, busy, onChoose }: GameChoiceProps) {
  const t = useTranslations("lobby.game");
  const words = useTranslations("games");
  return (
    <fieldset disabled={busy} className="grid gap-3.5 sm:grid-cols-2 sm:gap-5 lg:col-span-2">
      <legend className="sr-only">{t("title")}</legend>
      {games.map(({ name }, index) => {
        const { ground, colours } = PAINTS[index % PAINTS.length] ?? PAINTS[0];
        const isChosen = name === chosen.name;
        return (
          <label
            key={name}
            style={{ background: ground }}
            className="group relative isolate flex min-h-[118px] cursor-pointer flex-col justify-end overflow-hidden rounded-xl p-4 text-on-dark shadow-2 has-checked:ring-4 has-checked:ring-sun has-focus-visible:outline-4 has-focus-visible:outline-offset-4 has-focus-visible:outline-violet sm:min-h-[148px] sm:px-[22px] sm:py-5"
          >
            <input type="radio" name="game" className="sr-only" checked={isChosen} onChange={() => onChoose(name)} />
            <Landscape
              className="absolute inset-0 -z-10 size-full"
              seed={`game ${name}`}
              horizon={300}
              colours={colours}
              sun={{ colour: "#ffc441", x: 1450 }}
            />
            <span
              className="absolute right-4 bottom-[-96px] -z-10 opacity-85 group-has-checked:opacity-100 *:absolute *:bottom-0 max-sm:scale-75"
              aria-hidden="true"
            >
              {decorations[name]?.duel}
            </span>
            <span className="mb-auto" aria-hidden="true">
              <Chip
                icon={isChosen ? "check" : undefined}
                className={isChosen ? "bg-sun text-[#2b2145]" : "bg-[rgb(0_0_0/.35)] text-on-dark"}
              >
                {t(isChosen ? "chosen" : "choose")}
              </Chip>
            </span>
            <b className="font-display text-[1.5rem] leading-tight tracking-[-.03em]">{words(`${name}.name`)}</b>
            <span className="max-w-[34ch] text-sm leading-snug max-lg:max-w-[24ch]">{words(`${name}.line`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
