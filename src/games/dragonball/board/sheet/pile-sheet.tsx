"use client";
import { useTranslations } from "next-intl";
import { CardBack, CardButton } from "@/games/dragonball/card";
import { Button } from "@/ui/shell";
import { type OpenPile, useBoard } from "../board-context";

/** The cards of a pile, the last to come first. Those that may act are taken up from here. */
export function PileSheet({ pile: { seat, zone } }: { pile: OpenPile }) {
  const { view, faceOf, setOpenPile, pseudo, read, offers, control, layout } = useBoard();
  const t = useTranslations("dragonballBoard");
  const cards = [...view.players[seat][zone].entries()].toReversed();
  const close = () => setOpenPile(null);
  return (
    <>
      <button type="button" className="veiled" aria-label={t("sheet.close")} onClick={close} />
      <section className="sheet" role="dialog" aria-label={t("sheet.pile", { zone: t(`zone.${zone}`), name: pseudo(seat) })}>
        <div className="sheet__head">
          <h2>{t("sheet.pile", { zone: t(`zone.${zone}`), name: pseudo(seat) })}</h2>
          <Button look="quiet" icon="cross" aria-label={t("sheet.close")} onClick={close} />
        </div>
        <ul className="dbt-sheet__cards">
          {cards.map(([place, { object, definition }]) => {
            if (definition === null || object === null)
              return (
                <li key={place}>
                  <CardBack size="m" />
                </li>
              );
            const acts = layout === "main" && offers.has(object);
            return (
              <li key={object}>
                <CardButton
                  face={faceOf(definition)}
                  size="m"
                  state={acts ? "playable" : "rest"}
                  data-object={object}
                  onClick={() => {
                    if (!acts) return read({ definition, back: false });
                    control.pickUp(object);
                    close();
                  }}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
