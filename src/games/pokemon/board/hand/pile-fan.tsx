"use client";
import { useTranslations } from "next-intl";
import { CardButton } from "@/games/pokemon/card";
import { Button, Segments } from "@/ui/shell";
import { useBoard } from "../board-context";

/** A discard pile laid open like the hand, its top card last, with a bar to change piles. */
export function PileFan({ pile, opponent }: { pile: "mine" | "theirs"; opponent: string }) {
  const { table, seat, you, pseudo, faceOf, setOpenPile, peek } = useBoard();
  const t = useTranslations("board");
  const cards = table[pile].discard;
  const count = (whose: "mine" | "theirs") => <b className="num">{table[whose].discard.length}</b>;
  return (
    <section className="hand hand--pile" aria-label={t("zone.discard")}>
      <ol style={{ "--n": Math.max(1, cards.length) }}>
        {cards.map((card, index) => (
          <li key={card.handle} style={{ "--i": index }}>
            <CardButton face={faceOf(card.card)} size="m" onClick={() => peek({ card: card.card }, true)} />
          </li>
        ))}
      </ol>
      {cards.length === 0 && <p className="hand__empty">{t("pile.empty")}</p>}
      <div className="pilebar">
        <h2>{t("zone.discard")}</h2>
        <Segments
          label={t("pile.which")}
          value={pile}
          options={[
            {
              value: "mine",
              label: (
                <>
                  {you === null ? pseudo(seat) : t("pile.mine")} {count("mine")}
                </>
              ),
            },
            {
              value: "theirs",
              label: (
                <>
                  {opponent} {count("theirs")}
                </>
              ),
            },
          ]}
          onChange={setOpenPile}
        />
        <Button look="quiet" icon="cross" aria-label={t("pile.close")} onClick={() => setOpenPile(null)} />
      </div>
    </section>
  );
}
