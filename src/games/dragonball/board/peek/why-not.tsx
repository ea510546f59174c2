"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/ui/shell";
import type { Unplayable } from "../model/unplayable";

/** Why a card of the hand cannot be used for what is asked. */
export function WhyNot({ unplayable: { why, ...values } }: { unplayable: Unplayable }) {
  const t = useTranslations("dragonballBoard.unplayable");
  return (
    <p className="dbt-why" role="status" data-testid="unplayable">
      <Icon name="lock" />
      {t(why, values)}
    </p>
  );
}
