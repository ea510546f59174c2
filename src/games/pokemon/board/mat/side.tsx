"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { SideView } from "@/games/pokemon/engine/view";
import { other } from "@/kernel/game";
import { places } from "@/ui/match/places";
import { useRoving } from "@/ui/match/use-roving";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { placingOf } from "../model/placing";
import { PokemonSpot, VeiledCard } from "./pokemon-spot";

/** The Active and the Bench of one side, with their free places. */
export function Lines({ side, mine }: { side: SideView; mine: boolean }) {
  const { targets, seat, pseudo } = useBoard();
  const laid = useLaidOut(mine);
  const t = useTranslations("board");
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  const free = Math.max(0, side.benchSize - side.bench.length - (laid.place === "bench" ? laid.cards.length : 0));
  const activeLaid = laid.place === "active" ? laid.cards[0] : undefined;
  return (
    <div className="lines" ref={row} data-roving="side">
      <section
        className="active"
        aria-label={t("zone.activeOf", { name: pseudo(mine ? seat : other(seat)) })}
        data-place={mine ? "active-mine" : "active-theirs"}
      >
        {side.active !== null && <PokemonSpot pokemon={side.active} mine={mine} />}
        {activeLaid !== undefined && <LaidOut {...activeLaid} />}
        {side.active === null && activeLaid === undefined && mine && targets.active !== null && (
          <FreePlace option={targets.active} place="active" />
        )}
      </section>
      <ul className="bench" data-place={mine ? "bench-mine" : "bench-theirs"} aria-label={t("zone.bench")}>
        {side.bench.map((pokemon) => (
          <li key={pokemon.id}>
            <PokemonSpot pokemon={pokemon} mine={mine} />
          </li>
        ))}
        {laid.place === "bench" &&
          laid.cards.map((card) => (
            <li key={card.option}>
              <LaidOut {...card} />
            </li>
          ))}
        {places(free).map((place) => (
          <li key={`free-${place}`}>
            {mine && targets.bench !== null ? (
              <FreePlace option={targets.bench} place="bench" />
            ) : (
              <span className="slot" role="img" aria-label={t("zone.free")} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FreePlace({ option, place }: { option: number; place: "active" | "bench" }) {
  const { control, faceOf, table } = useBoard();
  const t = useTranslations("board");
  const held = table.mine.hand?.find((card) => card.handle === control.answering?.held);
  const name = held === undefined ? "" : faceOf(held.card).name;
  return (
    <button
      type="button"
      className="slot slot--target"
      data-option={option}
      aria-label={t(place === "active" ? "zone.putActive" : "zone.putBench", { card: name })}
      onClick={() => control.choose(option)}
    >
      <span>
        <Icon name="plus" />
        {t(`zone.${place}`)}
      </span>
    </button>
  );
}

interface LaidOutCard {
  readonly option: number;
  readonly card: string;
}

function LaidOut({ option, card }: LaidOutCard) {
  const { control } = useBoard();
  return <VeiledCard card={card} chosen data-option={option} onClick={() => control.choose(option)} />;
}

/** The cards of the hand that are chosen for a place and lie there until the choice is confirmed. */
function useLaidOut(mine: boolean): { readonly place: "active" | "bench" | null; readonly cards: readonly LaidOutCard[] } {
  const { decision, control } = useBoard();
  const place = decision === null || !mine ? null : placingOf(decision);
  if (decision === null || place === null) return { place: null, cards: [] };
  const cards = (control.answering?.chosen ?? []).flatMap((index) => {
    const option = decision.options[index];
    return option !== undefined && "card" in option && typeof option.card === "object" ? [{ option: index, card: option.card.card }] : [];
  });
  return { place, cards };
}
