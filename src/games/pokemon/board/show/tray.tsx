"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/games/pokemon/card";
import { other } from "@/kernel/game";
import { keyed } from "@/ui/card/keyed";
import { Avatar, Button, Chip, Segments } from "@/ui/shell";
import { useBoard } from "../board-context";
import { lookedBeside, mulligansOf, revealedNow } from "../model/shown";

/** More cards than this are a search, which has its sheet. */
const MOST = 12;

const TILT = [-1.6, 0.8, -0.6, 1.2, -1, 0.7, 1.6];

/** Cards laid out on the far half: the hands of the opponent's mulligans, what an effect reveals, or what one looks at oneself. */
export function Tray({ opponent }: { opponent: string }) {
  const { record, seat, view, layout, targets, faceOf, pseudo } = useBoard();
  const t = useTranslations("board");
  const theirs = other(seat);
  const [closed, setClosed] = useState(-1);
  const [hand, setHand] = useState<string | null>(null);
  const looked = lookedBeside(layout, record, seat, view);
  const shown =
    view.phase === "setup"
      ? mulligansOf(record.history, theirs)
      : looked !== null && looked.hands.flat().length <= MOST
        ? looked
        : revealedNow(record.fresh, theirs);
  // Their Pokémon must stay within reach while one of them is to be chosen.
  const inTheWay = [view.sides[theirs].active, ...view.sides[theirs].bench].some(
    (pokemon) => pokemon !== null && targets.pokemon.has(pokemon.id),
  );
  if (shown === null || shown.index <= closed || inTheWay) return null;
  const place = hand === null ? shown.hands.length - 1 : Number(hand);
  const cards = shown.hands[place] ?? [];
  return (
    <section className="tray" aria-label={t(`tray.${shown.why}`, { name: opponent })}>
      <div className="tray__head">
        <Avatar nickname={pseudo(shown.seat)} />
        <h3>{t(`tray.${shown.why}`, { name: opponent })}</h3>
        {shown.hands.length > 1 && (
          <Segments
            label={t("tray.which")}
            value={String(place)}
            options={shown.hands.map((_, index) => ({ value: String(index), label: t("tray.hand", { number: index + 1 }) }))}
            onChange={setHand}
          />
        )}
        {shown.why === "mulligan" && <Chip icon="cross">{t("tray.noBasic")}</Chip>}
        <Button look="quiet" icon="cross" size="sm" aria-label={t("tray.close")} onClick={() => setClosed(shown.index)} />
      </div>
      <ol>
        {keyed(cards, ({ card }) => card).map(({ key, item }, index) => (
          <li key={key} style={{ "--r": `${TILT[index % TILT.length]}deg` }}>
            <Card face={faceOf(item.card)} size="s" />
          </li>
        ))}
      </ol>
    </section>
  );
}
