"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Cost } from "@/games/pokemon/card";
import type { ShownDamage } from "@/games/pokemon/engine/attack/preview";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { type AttackLine, attackLines, damageFigure } from "../model/attacks";
import type { Offer } from "../model/offers";
import { findPokemon, isUp, topCard } from "../model/table";
import { abilityName, attackName } from "../use-words";
import { DockHead } from "./dock";

/** What one's Pokémon can do: the Active's attacks with the damage they would deal, Abilities, the retreat, the Stadium. */
export function MainPhase() {
  const { decision, view, table, offers, faceOf } = useBoard();
  const t = useTranslations("board");
  if (decision === null || offers === null) return null;
  const { active } = table.mine;
  const face = isUp(active) ? faceOf(topCard(active).card) : undefined;
  const attacks = isUp(active) && face?.category === "Pokémon" ? attackLines(active, face, decision, view) : [];
  const printed = new Set(attacks.flatMap((attack) => (attack.option === null ? [] : [attack.option])));
  return (
    <>
      <DockHead decision={decision} />
      <h2 id="dock-title">{face === undefined ? t("main.phase") : t("main.question", { name: face.name })}</h2>
      <div className="moves">
        {attacks.map((attack) => (
          <AttackMove key={attack.index} attack={attack} />
        ))}
        {offers.named
          .filter((offer) => !printed.has(offer.index))
          .map((offer) => (
            <NamedMove key={offer.index} offer={offer} />
          ))}
      </div>
    </>
  );
}

/** One thing to do, done by the click. */
export function Move({
  option,
  lead,
  children,
  note,
  value,
}: {
  option: number;
  lead: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
}) {
  const { control } = useBoard();
  return (
    <button type="button" className="move" data-option={option} disabled={control.sending} onClick={() => control.choose(option)}>
      <span>{lead}</span>
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      {value !== undefined && <b>{value}</b>}
    </button>
  );
}

/** The damage an attack would do; to those who listen also that it is prevented. */
function Damage({ damage }: { damage: ShownDamage }) {
  const t = useTranslations("board");
  return (
    <>
      {damageFigure(damage)}
      {damage.prevented && <span className="sr-only"> ({t("peek.prevented")})</span>}
    </>
  );
}

function AttackMove({ attack }: { attack: AttackLine }) {
  const t = useTranslations("board");
  const { option, obstacle } = attack;
  if (option !== null) {
    const { damage, printed } = attack;
    // An attack that prints no damage and does none need not say so.
    const shown = damage === null || (printed === null && damage.most === 0) ? printed : <Damage damage={damage} />;
    return (
      <Move option={option} lead={<Cost cost={attack.cost} />} value={shown ?? undefined}>
        {attack.name}
      </Move>
    );
  }
  return (
    <button type="button" className="move move--off" aria-disabled="true">
      <span>
        <Cost cost={attack.cost} />
      </span>
      <span>
        {attack.name}
        {obstacle !== null && (
          <small>
            {obstacle.why === "energy" ? (
              <>
                {t("obstacle.energy", { missing: obstacle.missing.length })} <Cost cost={obstacle.missing} />
              </>
            ) : (
              t(`obstacle.${obstacle.why}`)
            )}
          </small>
        )}
      </span>
      <Icon name="lock" />
    </button>
  );
}

/** Everything else the engine offers by name, whatever it is. */
function NamedMove({ offer: { index, option } }: { offer: Offer }) {
  const { view, table, faceOf } = useBoard();
  const t = useTranslations("board");
  const pokemonName = (id: number) => {
    const pokemon = findPokemon(view, id);
    return pokemon === undefined ? "" : faceOf(topCard(pokemon).card).name;
  };
  if (!("do" in option)) return null;
  switch (option.do) {
    case "attack":
      return (
        <Move
          option={index}
          lead={<Icon name="swords" />}
          note={faceOf(option.source.card).name}
          value={option.damage === null ? undefined : <Damage damage={option.damage} />}
        >
          {attackName(faceOf(option.source.card), option.index, option.name)}
        </Move>
      );
    case "useAbility": {
      const mine = isUp(table.mine.active) && option.pokemon === table.mine.active.id;
      const source = faceOf(option.source.card);
      return (
        <Move option={index} lead={<span className="move__tag">{t("main.ability")}</span>} note={mine ? undefined : source.name}>
          {abilityName(source, option.index, option.name)}
        </Move>
      );
    }
    case "retreat": {
      const active = isUp(table.mine.active) ? table.mine.active : null;
      const cost = active?.retreatCost ?? 0;
      return (
        <Move option={index} lead={<Icon name="retreat" />} note={cost === 0 ? t("main.free") : t("main.retreatCost", { count: cost })}>
          {active === null || option.pokemon === active.id
            ? t("main.retreat")
            : t("main.retreatTo", { pokemon: pokemonName(option.pokemon) })}
        </Move>
      );
    }
    case "useStadium":
      return (
        <Move option={index} lead={<Icon name="stadium" />}>
          {t("main.useStadium", { card: faceOf(option.card.card).name })}
        </Move>
      );
    case "discardFromPlay":
      return (
        <Move option={index} lead={<Icon name="bin" />}>
          {t("main.discardFromPlay", { card: pokemonName(option.pokemon) })}
        </Move>
      );
    case "endTurn":
      return (
        <Move option={index} lead={<Icon name="check" />}>
          {t("endTurn")}
        </Move>
      );
    default: {
      // A card played from somewhere other than the hand.
      const onto = "pokemon" in option ? t("main.onto", { pokemon: pokemonName(option.pokemon) }) : undefined;
      return (
        <Move option={index} lead={<Icon name="cards" />} note={onto}>
          {t("main.play", { card: faceOf(option.card.card).name })}
        </Move>
      );
    }
  }
}
