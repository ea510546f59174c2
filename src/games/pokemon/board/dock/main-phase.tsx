"use client";
import { useFormatter, useTranslations } from "next-intl";
import { Cost } from "@/games/pokemon/card";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { type AttackLine, attackLines, damageFigure } from "../model/attacks";
import { handDeeds } from "../model/next-deeds";
import type { Offer } from "../model/offers";
import { whyNoRetreat } from "../model/retreat";
import { findPokemon, isUp, topCard } from "../model/table";
import { useDamageWords } from "../use-damage-words";
import { abilityName, attackName } from "../use-words";
import { DockHead } from "./dock-head";
import { Move } from "./move";

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
      <NextDeeds />
      <ul className="moves" aria-label={t("main.moves")}>
        {attacks.map((attack) => (
          <li key={attack.index}>
            <AttackMove attack={attack} />
          </li>
        ))}
        {offers.named
          .filter((offer) => !printed.has(offer.index))
          .map((offer) => (
            <li key={offer.index}>
              <NamedMove offer={offer} />
            </li>
          ))}
        <LockedRetreat />
      </ul>
    </>
  );
}

/** What the hand is still good for, so that nobody ends a turn for want of looking there. */
function NextDeeds() {
  const { decision, offers, faceOf } = useBoard();
  const t = useTranslations("board");
  const format = useFormatter();
  if (decision === null || offers === null) return null;
  const deeds = handDeeds(offers, faceOf).map((deed) => t(`deeds.${deed}`));
  if (deeds.length > 0)
    return (
      <p className="dock__next dock__next--hand" data-testid="next-deeds">
        {t("main.canStill", { deeds: format.list(deeds, { type: "disjunction" }) })}
      </p>
    );
  const onlyEnd = decision.options.length === 1 && offers.endTurn !== null;
  return onlyEnd ? <p className="dock__next">{t("main.onlyEnd")}</p> : null;
}

/** The lines below an attack's name: what else there is to say, and why it does so much. */
function AttackNote({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <span key={line}>{line}</span>);
}

function AttackMove({ attack }: { attack: AttackLine }) {
  const t = useTranslations("board");
  const why = useDamageWords();
  const { option, obstacle } = attack;
  if (option !== null) {
    const { damage, printed } = attack;
    // An attack that prints no damage and does none need not say so.
    const shown = damage === null || (printed === null && damage.most === 0) ? printed : damageFigure(damage);
    const lines = why(damage);
    return (
      <Move
        option={option}
        lead={<Cost cost={attack.cost} />}
        note={lines.length > 0 ? <AttackNote lines={lines} /> : undefined}
        value={shown ?? undefined}
        aim={damage}
      >
        {attack.name}
      </Move>
    );
  }
  return (
    <div className="move move--off">
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
    </div>
  );
}

/** The retreat where it is not offered, with the reason. */
function LockedRetreat() {
  const { view, table, offers, decision } = useBoard();
  const t = useTranslations("board");
  const offered = offers?.named.some(({ option }) => "do" in option && option.do === "retreat");
  // After an attack, and where a second one may follow, nothing else is possible anyhow.
  const open = decision?.options.some((option) => "do" in option && option.do !== "attack" && option.do !== "endTurn");
  const reason = offered || !open ? null : whyNoRetreat(view, table.mine);
  if (reason === null) return null;
  return (
    <li className="move move--off">
      <span>
        <Icon name="retreat" />
      </span>
      <span>
        {t("main.retreat")}
        <small>{reason.why === "energy" ? t("obstacle.energy", { missing: reason.missing }) : t(`noRetreat.${reason.why}`)}</small>
      </span>
      <Icon name="lock" />
    </li>
  );
}

/** Everything else the engine offers by name, whatever it is. */
function NamedMove({ offer: { index, option } }: { offer: Offer }) {
  const { view, table, faceOf } = useBoard();
  const t = useTranslations("board");
  const why = useDamageWords();
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
          note={<AttackNote lines={[faceOf(option.source.card).name, ...why(option.damage)]} />}
          value={option.damage === null ? undefined : damageFigure(option.damage)}
          aim={option.damage}
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
