"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { CardBack, CardButton } from "@/games/pokemon/card";
import type { CardView } from "@/games/pokemon/engine/view";
import type { CardState } from "@/ui/card/state";
import { places } from "@/ui/match/places";
import { useShowPlayable } from "@/ui/match/show-in-hand";
import { useCardDrag } from "@/ui/match/use-card-drag";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { useRoving } from "@/ui/match/use-roving";
import { useBoard } from "../board-context";
import { placingOf } from "../model/placing";
import { whyUnplayable } from "../model/unplayable";
import { HandButton } from "./hand-button";

/** My hand: a closed fan with its count, or open across the foot of the mat. */
export function Hand() {
  const { table, decision, handOpen, names } = useBoard();
  const cards = table.mine.hand ?? [];
  const row = useRef<HTMLOListElement>(null);
  useShowPlayable(row, handOpen ? (decision?.id ?? null) : null);
  const ghost = useRef<HTMLDivElement>(null);
  useRoving(row, handOpen);
  return (
    <section className="hand" aria-label={names.hand}>
      <HandButton />
      <ol ref={row} style={{ "--n": table.mine.handCount }} data-place="hand-mine" data-roving="hand">
        {table.mine.hand === null &&
          places(table.mine.handCount).map((place) => (
            <li key={place} style={{ "--i": place }}>
              <CardBack size="m" />
            </li>
          ))}
        {cards.map((card, index) => (
          <HandCard key={card.handle} card={card} index={index} ghost={ghost} />
        ))}
      </ol>
      <div ref={ghost} className="drag-ghost" aria-hidden="true" hidden />
    </section>
  );
}

function HandCard({ card, index, ghost }: { card: CardView; index: number; ghost: React.RefObject<HTMLDivElement | null> }) {
  const { decision, layout, offers, control, view, table, faceOf, handOpen, setHandOpen, peek } = useBoard();
  const given = offers?.byHandCard.get(card.handle) ?? [];
  const only = given[0];
  const chosen = given.some((offer) => control.answering?.chosen.includes(offer.index));
  const placing = decision !== null && placingOf(decision) !== null;
  const held = control.answering?.held === card.handle;
  /** A choice from the hand is made by the click itself; everything else is picked up first and then put on its place. */
  const direct = layout === "hand" && !placing && only !== undefined;
  const laidOut = placing && chosen;
  const state: CardState =
    held || (chosen && !placing)
      ? "selected"
      : laidOut
        ? "rest"
        : given.length > 0
          ? direct
            ? "target"
            : "playable"
          : handOpen && decision !== null && (layout === "main" || layout === "hand")
            ? "disabled"
            : "rest";
  const unplayable = layout === "main" && given.length === 0 ? whyUnplayable(card, view, table.mine, faceOf) : undefined;
  const subject = { card: card.card, unplayable };
  const hover = usePeekPointer(handOpen ? subject : null, peek);
  const drag = useCardDrag({
    enabled: handOpen && given.length > 0 && !direct && !laidOut,
    ghost,
    onStart: () => control.answering?.held !== card.handle && control.pickUp(card.handle),
    onDrop: (option) => control.choose(option),
    accepts: (option) => given.some((offer) => offer.index === option),
  });
  const act = () => {
    if (!handOpen) setHandOpen(true);
    else if (given.length === 0) peek(subject, true);
    else if (direct) control.choose(only.index);
    else if (laidOut && only !== undefined) control.choose(only.index);
    else control.pickUp(card.handle);
  };
  return (
    <li style={{ "--i": index }} data-laid={laidOut || undefined}>
      <CardButton
        face={faceOf(card.card)}
        size="m"
        state={state}
        data-card-handle={card.handle}
        data-option={direct || laidOut ? only?.index : undefined}
        data-holds={direct || laidOut || given.length === 0 ? undefined : given.map((offer) => offer.index).join(" ")}
        tabIndex={-1}
        onPointerLeave={hover.onPointerLeave}
        onPointerDown={(event) => {
          hover.onPointerDown(event);
          drag.onPointerDown(event);
        }}
        onPointerMove={hover.onPointerMove}
        onPointerUp={hover.onPointerUp}
        onPointerCancel={hover.onPointerCancel}
        onContextMenu={hover.onContextMenu}
        onClick={(event) => {
          if (drag.dragged()) event.preventDefault();
          else act();
        }}
      />
    </li>
  );
}
