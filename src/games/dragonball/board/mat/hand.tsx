"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CardBack, CardButton, plainPower } from "@/games/dragonball/card";
import type { SeenCard } from "@/games/dragonball/engine/view/view";
import { keyed } from "@/ui/card/keyed";
import { useShowPlayable } from "@/ui/match/show-in-hand";
import { useRoving } from "@/ui/match/use-roving";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { whyUnplayable } from "../model/unplayable";
import { useCardHandling } from "./use-card-handling";

/** One's hand: a fan at the foot of the table. */
export function Hand({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { mine, ghost, decision, names } = useBoard();
  const t = useTranslations("board.hand");
  const row = useRef<HTMLOListElement>(null);
  useShowPlayable(row, open ? (decision?.id ?? null) : null);
  useRoving(row, open);
  return (
    <section className="hand" aria-label={names.hand} data-place="hand-mine">
      <button
        type="button"
        className="hand__open"
        data-testid="hand-open"
        aria-expanded={open}
        aria-keyshortcuts="h"
        onClick={() => onOpen(!open)}
      >
        <Icon name="cards" />
        <span>{t(open ? "close" : "open")}</span>
        <b>{mine.hand.length}</b>
      </button>
      <ol ref={row} style={{ "--n": mine.hand.length }} data-roving="hand">
        {keyed(mine.hand, ({ definition, object }) => (definition === null ? "back" : String(object))).map(({ key, item: card }, index) =>
          card.definition === null ? (
            <li key={key} style={{ "--i": index }}>
              <CardBack size="m" />
            </li>
          ) : (
            <HandCard key={key} card={card} index={index} open={open} onOpen={onOpen} />
          ),
        )}
      </ol>
      <div ref={ghost} className="drag-ghost" aria-hidden="true" hidden />
    </section>
  );
}

function HandCard({
  card: { object, definition },
  index,
  open,
  onOpen,
}: {
  card: SeenCard;
  index: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  if (object === null || definition === null) throw new Error("One sees one's own hand.");
  const { faceOf, decision, layout, offers, mine } = useBoard();
  const idle = decision !== null && layout === "main" && !offers.has(object);
  const unplayable = idle ? whyUnplayable(faceOf(definition), decision.purpose, mine) : undefined;
  const { state, option, holds, handlers } = useCardHandling(object, { definition, back: false, unplayable });
  const adds = useComboWorth(object, definition);
  const asked = decision !== null && (layout === "main" || layout === "table");
  return (
    <li style={{ "--i": index }}>
      <CardButton
        face={faceOf(definition)}
        size="m"
        state={open && asked && state === "rest" ? "disabled" : state}
        data-option={option}
        data-holds={holds}
        data-object={object}
        tabIndex={-1}
        {...handlers}
        onClick={open ? handlers.onClick : () => onOpen(true)}
      />
      {adds !== null && <span className="hand__combo">{adds}</span>}
    </li>
  );
}

/** What a card of the hand would add to the battle, and its price; null where it cannot be used for a combo now. */
function useComboWorth(object: number, definition: string): string | null {
  const { offers, decision, faceOf } = useBoard();
  const t = useTranslations("dragonballBoard.act");
  const combos = (offers.get(object) ?? []).some((index) => {
    const option = decision?.options[index];
    return option !== undefined && "do" in option && option.do === "combo";
  });
  if (!combos) return null;
  const { comboPower = 0, comboCost = 0 } = faceOf(definition);
  return [`+${plainPower(comboPower)}`, ...(comboCost > 0 ? [t("comboCost", { cost: comboCost })] : [])].join(" · ");
}
