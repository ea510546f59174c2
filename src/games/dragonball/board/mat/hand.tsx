"use client";
import { useTranslations } from "next-intl";
import { CardButton } from "@/games/dragonball/card";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { pressableOf } from "./spot";

/** One's hand: a fan at the foot of the table. */
export function Hand({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const board = useBoard();
  const { mine, faceOf, peek, read } = board;
  const t = useTranslations("board.hand");
  return (
    <section className="hand" aria-label={t("label")}>
      <button type="button" className="hand__open" aria-expanded={open} aria-keyshortcuts="h" onClick={() => onOpen(!open)}>
        <Icon name="cards" />
        <span>{t(open ? "close" : "open")}</span>
        <b>{mine.hand.length}</b>
      </button>
      <ol>
        {mine.hand.map(({ object, definition }, index) => {
          if (object === null || definition === null) throw new Error("One sees one's own hand.");
          const { state, onClick, option } = pressableOf(board, object);
          const shown = { definition, back: false };
          return (
            <li key={object} style={{ "--i": index, "--n": mine.hand.length }}>
              <CardButton
                face={faceOf(definition)}
                size="m"
                state={state}
                data-option={option}
                data-object={object}
                onClick={onClick ?? (() => read(shown))}
                onPointerEnter={(event) => event.pointerType === "mouse" && peek(shown)}
                onPointerLeave={() => peek(null)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  read(shown);
                }}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
