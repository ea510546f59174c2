"use client";
import { useTranslations } from "next-intl";
import type { SideView } from "@/games/pokemon/engine/view";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useKnockOut } from "../effects/hits";
import { placingOf } from "../model/placing";
import { places } from "../model/table";
import { PokemonSpot, VeiledCard } from "./pokemon-spot";

/** The Active and the Bench of one side, with their free places. */
export function Lines({ side, mine }: { side: SideView; mine: boolean }) {
  const { targets, seat } = useBoard();
  const laid = useLaidOut(mine);
  const ko = useKnockOut(mine ? seat : seat === 0 ? 1 : 0);
  const t = useTranslations("board");
  const free = Math.max(0, side.benchSize - side.bench.length - (laid.place === "bench" ? laid.cards.length : 0));
  const activeLaid = laid.place === "active" ? laid.cards[0] : undefined;
  return (
    <div className="lines">
      <div className="active" data-place={mine ? "active-mine" : "active-theirs"}>
        {side.active !== null && <PokemonSpot pokemon={side.active} mine={mine} />}
        {activeLaid !== undefined && <LaidOut {...activeLaid} />}
        {side.active === null && activeLaid === undefined && mine && targets.active !== null && (
          <FreePlace option={targets.active} place="active" />
        )}
        {ko !== null && side.active === null && <KnockedOut key={ko} />}
      </div>
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

function KnockedOut() {
  const t = useTranslations("board");
  return (
    <div className="ko" role="img" aria-label={t("ko")}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path
          d="M50 4l9 15 16-9 1 18 18 1-8 16 14 10-15 10 7 17-18 0-2 18-15-10-11 14-9-16-16 9 0-19-18-2 9-16L-2 50l16-9-7-17 18 1 2-18 15 9Z"
          fill="#d93a22"
          stroke="#fff3dd"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </svg>
      <b>{t("ko")}</b>
    </div>
  );
}
