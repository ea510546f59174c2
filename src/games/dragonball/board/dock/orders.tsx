"use client";
import { useTranslations } from "next-intl";
import { useBoard } from "../board-context";
import { STANDING_ORDERS } from "../model/standing";

/** What is answered by itself in the other player's actions. It never tells the hand: the answer comes after the same moment. */
export function Orders() {
  const { order, setOrder } = useBoard();
  const t = useTranslations("dragonballBoard.orders");
  return (
    <fieldset className="orders">
      <legend className="sr-only">{t("label")}</legend>
      {STANDING_ORDERS.map((one) => (
        <label key={one}>
          <input type="radio" name="standing" checked={order === one} onChange={() => setOrder(one)} />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}
