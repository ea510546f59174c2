"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/ui/shell";
import type { AnsweringControl } from "./use-answering";

/** Moves a row of a sequence one earlier or later. */
export function OrderArrows({ name, place, count, control }: { name: string; place: number; count: number; control: AnsweringControl }) {
  const t = useTranslations("board.choice");
  return (
    <span className="arrows">
      <button
        type="button"
        aria-label={t("earlier", { name })}
        disabled={place === 0 || control.sending}
        onClick={() => control.move(place, -1)}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        aria-label={t("later", { name })}
        disabled={place === count - 1 || control.sending}
        onClick={() => control.move(place, 1)}
      >
        <Icon name="chevron" />
      </button>
    </span>
  );
}
