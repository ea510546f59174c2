"use client";
import { useTranslations } from "next-intl";
import { ColorPip } from "@/games/dragonball/card";
import { COLORS } from "@/games/dragonball/engine/card";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { billOf } from "../model/bill";

/** The price, and how much of it the chosen Energies pay: a chip per colour, and one for the rest. */
export function Bill() {
  const { decision, control } = useBoard();
  const t = useTranslations("dragonballBoard.bill");
  const card = useTranslations("dragonballCard.colors");
  if (decision === null || control.answering === null) return null;
  const lines = billOf(decision, control.answering.chosen);
  if (lines.length === 0) return null;
  return (
    <ul className="bill" aria-label={t("label")}>
      {lines.map(({ symbol, paid, asked }) => {
        const colors = COLORS.filter((color) => symbol.split("/").includes(color));
        return (
          <li key={symbol} data-paid={paid === asked || undefined}>
            {colors.length === 0 ? <Icon name="energy" /> : colors.map((color) => <ColorPip key={color} color={color} />)}
            <b className="num">
              {paid} / {asked}
            </b>
            {colors.length === 0 ? t("any") : colors.map((color) => card(color)).join(" / ")}
          </li>
        );
      })}
    </ul>
  );
}
