"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardBack } from "@/games/pokemon/card";
import { other } from "@/kernel/game";
import { Avatar, Button } from "@/ui/shell";
import { useBoard } from "../board-context";

/** A strip of paper across the mat: a tie, and one Prize card each (KO-07). */
export function SuddenDeathStrip() {
  const { view, seat, pseudo } = useBoard();
  const t = useTranslations("board");
  const [read, setRead] = useState(0);
  if (view.suddenDeath === 0 || view.phase !== "setup" || read >= view.suddenDeath) return null;
  const player = (name: string) => (
    <span>
      <Avatar nickname={name} />
      {name}
    </span>
  );
  return (
    <section className="stage stage--stays">
      <div className="herald" role="alertdialog" aria-labelledby="herald-title">
        <div className="herald__duel">
          {player(pseudo(seat))}
          <CardBack />
          <CardBack />
          {player(pseudo(other(seat)))}
        </div>
        <h2 id="herald-title">{t("suddenDeath.title")}</h2>
        <p>{t("suddenDeath.text")}</p>
        <div className="herald__acts">
          <Button look="sun" size="lg" data-testid="sudden-death" onClick={() => setRead(view.suddenDeath)}>
            {t("suddenDeath.go")}
          </Button>
        </div>
      </div>
    </section>
  );
}
