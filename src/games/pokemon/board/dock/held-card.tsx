"use client";
import { useTranslations } from "next-intl";
import { Button, Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { Move } from "./move";

/** The card picked up from the hand: it is played here, or put on a lit place. */
export function HeldCard() {
  const { table, control, targets, offers, faceOf } = useBoard();
  const t = useTranslations("board");
  const card = table.mine.hand?.find(({ handle }) => handle === control.answering?.held);
  if (card === undefined) return null;
  const name = faceOf(card.card).name;
  const abilities = (offers?.byHandCard.get(card.handle) ?? []).filter(({ option }) => "do" in option && option.do === "useAbility");
  return (
    <>
      <div className="dock__from" data-main>
        <span>
          <Icon name="cards" />
          {t("main.holding")}
        </span>
      </div>
      <h2 id="dock-title">{t(targets.play === null ? "main.where" : "main.wherePlay", { card: name })}</h2>
      {targets.play === null && <p>{t("main.whereHint")}</p>}
      {abilities.length > 0 && (
        <div className="moves">
          {abilities.map(({ index, option }) => (
            <Move key={index} option={index} lead={<span className="move__tag">{t("main.ability")}</span>}>
              {"name" in option ? option.name : name}
            </Move>
          ))}
        </div>
      )}
      <div className="dock__row">
        {targets.play !== null && <Deed option={targets.play}>{t("main.play", { card: name })}</Deed>}
        {targets.bench !== null && <Deed option={targets.bench}>{t("main.toBench")}</Deed>}
        {targets.active !== null && <Deed option={targets.active}>{t("main.toActive")}</Deed>}
        <Button look="quiet" onClick={() => control.pickUp(null)}>
          {t("main.putDown")}
        </Button>
      </div>
    </>
  );
}

function Deed({ option, children }: { option: number; children: string }) {
  const { control } = useBoard();
  return (
    <Button look="sun" data-option={option} busy={control.sending} onClick={() => control.choose(option)}>
      {children}
    </Button>
  );
}
