"use client";
import { useTranslations } from "next-intl";
import type { DamageSum, ShownDamage } from "@/games/pokemon/engine/attack/preview";
import { useBoard } from "./board-context";
import { knockOut, rangeFigure } from "./model/attacks";
import { isUp } from "./model/table";

/** Why an attack would do so much, in short lines: "40 + 20 Muscle Band × 2 Weakness", "0: Wobbuffet protects", "K.O.". */
export function useDamageWords(): (damage: ShownDamage | null) => readonly string[] {
  const { table, faceOf } = useBoard();
  const t = useTranslations("board.damage");
  const { active } = table.theirs;
  const step = (one: DamageSum["steps"][number]): string => {
    switch (one.step) {
      case "effect":
        return `${one.amount > 0 ? "+" : "−"} ${Math.abs(one.amount)} ${faceOf(one.card).name}`;
      case "weakness":
        return `${one.operator} ${one.value} ${t("weakness")}`;
      case "resistance":
        return `− ${one.value} ${t("resistance")}`;
    }
  };
  return (damage) => {
    if (damage === null) return [];
    const { sum, shield, prevented, mayFail } = damage;
    const card = shield === undefined ? null : faceOf(shield.card).name;
    const ko = isUp(active) ? knockOut(damage, active) : null;
    return [
      ...(prevented ? [card === null ? t("prevented") : t("preventedBy", { card })] : []),
      ...(!prevented && card !== null ? [t("mayBePrevented", { card })] : []),
      ...(sum !== undefined && !prevented ? [[rangeFigure(sum), ...sum.steps.map(step)].join(" ")] : []),
      ...(mayFail ? [t("mayFail")] : []),
      ...(ko === null ? [] : [t(ko)]),
    ];
  };
}
