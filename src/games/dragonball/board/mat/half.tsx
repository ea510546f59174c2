"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card, CardBack, ColorPip, EnergyCard, EnergyMarker, Glyph, type GlyphName } from "@/games/dragonball/card";
import { COLORS } from "@/games/dragonball/engine/card";
import type { SeenPlaced, SeenPlayer } from "@/games/dragonball/engine/view/view";
import { other, type Seat } from "@/kernel/game";
import { useMeter } from "@/ui/match/director/directed";
import { places } from "@/ui/match/places";
import { Icon } from "@/ui/shell";
import { type OpenPile, useBoard } from "../board-context";
import { lifeMeter } from "../model/cues";
import { Place } from "./place";
import { pressableOf } from "./pressable";
import { Spot } from "./spot";

/** A player's side of the table: those who fight in front, what they live and pay from behind, the piles at the right. */
export function Half({ mine }: { mine: boolean }) {
  const board = useBoard();
  const t = useTranslations("dragonballBoard");
  const player = mine ? board.mine : board.theirs;
  return (
    <>
      <div className="front">
        <div className="lead">
          {player.leader.map((placed) => (
            <Spot key={placed.object} placed={placed} />
          ))}
        </div>
        <div className="uni">
          {player.unison.length === 0 && <span className="slot">{t("zone.unison")}</span>}
          {player.unison.map((placed) => (
            <Spot key={placed.object} placed={placed} markers />
          ))}
          {mine && <Place deed="reinforce" />}
        </div>
        <ul className="battle-area" aria-label={t("zone.battle")}>
          {player.battle.map((placed) => (
            <li key={placed.object}>
              <Spot placed={placed} />
            </li>
          ))}
        </ul>
        {mine && <Place deed="play" />}
      </div>
      <div className="back">
        {!mine && <TheirHand />}
        <Life player={player} seat={mine ? board.seat : other(board.seat)} />
        <Energy player={player} mine={mine} />
        {player.zEnergy.length > 0 && <ZEnergy player={player} mine={mine} />}
      </div>
      <Piles player={player} mine={mine} />
    </>
  );
}

function Label({ icon, text, count, children }: { icon: ReactNode; text: string; count: string | number; children?: ReactNode }) {
  return (
    <p className="zone__label">
      {icon}
      <span>{text}</span>
      <b>{count}</b>
      {children}
    </p>
  );
}

function TheirHand() {
  const { theirs } = useBoard();
  const t = useTranslations("dragonballBoard");
  const shown = theirs.hand.slice(0, 10);
  return (
    <section className="their-hand">
      <Label icon={<Icon name="cards" />} text={t("zone.hand")} count={theirs.hand.length} />
      <ol aria-hidden="true" style={{ "--n": shown.length }}>
        {[...shown.entries()].map(([place, card]) => (
          <li key={place} style={{ "--i": place }}>
            <FaceOrBack definition={card.definition} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FaceOrBack({ definition }: { definition: string | null }) {
  const { faceOf } = useBoard();
  return definition === null ? <CardBack size="s" /> : <Card face={faceOf(definition)} size="s" />;
}

/** DB-SETUP-08: so many the match begins with. */
const LIFE = 8;

function Life({ player, seat }: { player: SeenPlayer; seat: Seat }) {
  const t = useTranslations("dragonballBoard");
  const count = useMeter(lifeMeter(seat), player.life.length);
  return (
    <div className="zone life" role="img" aria-label={t("zone.lifeCount", { count: player.life.length })}>
      <Label icon={<Glyph name="life" />} text={t("zone.life")} count={count} />
      <ol aria-hidden="true">
        {[...player.life.entries()].map(([place, card]) => (
          <li key={place}>
            <FaceOrBack definition={card.definition} />
          </li>
        ))}
        {places(LIFE - player.life.length).map((place) => (
          <li key={`lost ${place}`} className="gone" />
        ))}
      </ol>
    </div>
  );
}

/** Active ones first; how many there are of each colour is told, so that nobody has to count. */
function Energy({ player, mine }: { player: SeenPlayer; mine: boolean }) {
  const board = useBoard();
  const { faceOf, control, decision, read } = board;
  const t = useTranslations("dragonballBoard");
  const active = player.energy.filter(({ rest }) => !rest);
  const rest = player.energy.filter((placed) => placed.rest);
  const tally = COLORS.map((color) => ({ color, count: active.filter(({ colors }) => colors.includes(color)).length })).filter(
    ({ count }) => count > 0,
  );
  const marker = decision?.options.findIndex((option) => "energyMarker" in option) ?? -1;
  const one = (placed: SeenPlaced) => {
    const { state, press, option, holds } = pressableOf(board, placed.object);
    return (
      <li key={placed.object} data-rest={placed.rest || undefined} className={state === "selected" ? "pay" : undefined}>
        <EnergyCard
          face={faceOf(placed.definition)}
          colors={placed.colors}
          rest={placed.rest}
          selected={state === "selected"}
          data-option={option}
          data-holds={holds}
          data-object={placed.object}
          onClick={press ?? (() => read({ definition: placed.definition, back: false }))}
        />
      </li>
    );
  };
  return (
    <div className="zone energy" data-asked={(mine && decision?.purpose === "charge") || undefined}>
      <Label icon={<Glyph name="charge" />} text={t("zone.energy")} count={`${active.length}/${player.energy.length}`}>
        <span className="tally" aria-hidden="true">
          {tally.map(({ color, count }) => (
            <span key={color}>
              <ColorPip color={color} />
              <i>{count}</i>
            </span>
          ))}
        </span>
      </Label>
      <ol aria-label={t("zone.energyCount", { active: active.length, count: player.energy.length })}>
        {active.map(one)}
        {active.length > 0 && rest.length > 0 && <li className="gap" aria-hidden="true" />}
        {rest.map(one)}
        {player.energyMarkers > 0 && (
          <li className="emk">
            {mine && marker >= 0 ? (
              <button
                type="button"
                data-option={marker}
                aria-pressed={control.answering?.chosen.includes(marker) ?? false}
                onClick={() => control.choose(marker)}
              >
                <EnergyMarker />
              </button>
            ) : (
              <EnergyMarker />
            )}
            {player.energyMarkers > 1 && <b>{player.energyMarkers}</b>}
          </li>
        )}
      </ol>
      {mine && <Place deed="charge" />}
    </div>
  );
}

function ZEnergy({ player, mine }: { player: SeenPlayer; mine: boolean }) {
  const { seat, faceOf, setOpenPile } = useBoard();
  const t = useTranslations("dragonballBoard");
  return (
    <section className="zone zen">
      <Label icon={<Glyph name="z" />} text={t("zone.zEnergy")} count={player.zEnergy.length} />
      <button
        type="button"
        className="zen__open"
        aria-label={t("zone.count", { zone: t("zone.zEnergy"), count: player.zEnergy.length })}
        onClick={() => setOpenPile({ seat: mine ? seat : other(seat), zone: "zEnergy" })}
      >
        {player.zEnergy.map(({ object, definition }) => definition !== null && <EnergyCard key={object} face={faceOf(definition)} />)}
      </button>
    </section>
  );
}

const PILE_SIGNS: Readonly<Record<"drop" | "deck" | "warp" | "zDeck", GlyphName | "cards" | "bin">> = {
  drop: "bin",
  deck: "cards",
  warp: "realm",
  zDeck: "z",
};

function Piles({ player, mine }: { player: SeenPlayer; mine: boolean }) {
  const { seat, faceOf, setOpenPile } = useBoard();
  const t = useTranslations("dragonballBoard");
  const of = mine ? seat : other(seat);
  const open = (zone: OpenPile["zone"]) => setOpenPile({ seat: of, zone });
  const top = (cards: SeenPlayer["drop"]) => cards.at(-1)?.definition ?? null;
  const pile = (zone: keyof typeof PILE_SIGNS, count: number, card: ReactNode, onClick: (() => void) | null) => {
    const sign = PILE_SIGNS[zone];
    const content = (
      <>
        <i className="only-phone" aria-hidden="true">
          {sign === "cards" || sign === "bin" ? <Icon name={sign} /> : <Glyph name={sign} />}
        </i>
        {card ?? <i className="hole" />}
        <span>{t(`zone.${zone}`)}</span>
        <b>{count}</b>
      </>
    );
    const label = t("zone.count", { zone: t(`zone.${zone}`), count });
    return onClick && count > 0 ? (
      <button type="button" className={`pile pile--${zone}`} aria-label={label} onClick={onClick}>
        {content}
      </button>
    ) : (
      <div className={`pile pile--${zone}`} role="img" aria-label={label}>
        {content}
      </div>
    );
  };
  const face = (definition: string | null) => definition !== null && <Card face={faceOf(definition)} size="s" />;
  const piles = [
    pile("drop", player.drop.length, face(top(player.drop)) || null, () => open("drop")),
    pile("deck", player.deck, <CardBack size="s" />, null),
    pile("warp", player.warp.length, face(top(player.warp)) || null, () => open("warp")),
    pile("zDeck", player.zDeck.length, player.zDeck.length > 0 ? <CardBack size="s" /> : null, mine ? () => open("zDeck") : null),
  ];
  return (
    <div className="piles">
      {(mine ? ([0, 1, 2, 3] as const) : ([2, 3, 0, 1] as const)).map((place) => (
        <div key={place}>{piles[place]}</div>
      ))}
    </div>
  );
}
