"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CardPreview } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import { SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import type { PokemonView } from "@/games/pokemon/engine/view";
import { ruleAddress } from "@/games/pokemon/rules/anchors";
import { Glossary } from "@/ui/match/glossary";
import { useOutsidePress } from "@/ui/match/use-outside-press";
import { Button, Icon } from "@/ui/shell";
import { type Peeked, useBoard } from "../board-context";
import { attackLines, damageFigure } from "../model/attacks";
import { findPokemon, isUp, topCard } from "../model/table";
import { FORBIDDEN_BY, type Unplayable } from "../model/unplayable";
import { wordsOf } from "../model/words";
import { useDamageWords } from "../use-damage-words";
import { useLasting } from "../use-lasting";

/** A card in full beside the mat, with what each attack of one's Active would do now. */
export function Peek({ subject, pinned, onClose }: { subject: Peeked; pinned: boolean; onClose: () => void }) {
  const { view, faceOf } = useBoard();
  const t = useTranslations("board");
  const pokemon = "pokemon" in subject ? findPokemon(view, subject.pokemon) : undefined;
  const card = pokemon === undefined ? ("card" in subject ? subject.card : null) : topCard(pokemon).card;
  const panel = useRef<HTMLElement>(null);
  useOutsidePress(panel, pinned, onClose);
  if (card === null) return null;
  const face = faceOf(card);
  return (
    <section ref={panel} className="peek" role="dialog" aria-label={t("peek.label", { name: face.name })} data-pinned={pinned || undefined}>
      <CardPreview face={face} style={{ "--w": "var(--pw)" }} />
      {"unplayable" in subject && subject.unplayable !== undefined && <WhyNot unplayable={subject.unplayable} pinned={pinned} />}
      {pokemon !== undefined && <Stickers pokemon={pokemon} />}
      {pokemon !== undefined && <Attached pokemon={pokemon} />}
      {pinned && <CardWords face={face} pokemon={pokemon} />}
      {pinned && (
        <Button className="peek__x" onClick={onClose}>
          {t("peek.close")}
        </Button>
      )}
    </section>
  );
}

/** The words on the card, explained by a touch; what it is in now comes first. */
function CardWords({ face, pokemon }: { face: CardFace; pokemon: PokemonView | undefined }) {
  const { view } = useBoard();
  const t = useTranslations("pokemonWords");
  const conditions = useTranslations("card.conditions");
  const names = Object.fromEntries(SPECIAL_CONDITIONS.map((condition) => [condition, conditions(condition)]));
  const words = wordsOf(face, pokemon, view.edition, names);
  return (
    <Glossary
      key={pokemon?.id ?? face.name}
      words={words.map(({ key, rule }) => ({
        key,
        title: t(`${key}.title`),
        text: t(`${key}.text`),
        href: ruleAddress(rule),
      }))}
    />
  );
}

/** Why a card of the hand cannot be played now, with the way to the rule where there is one and it can be reached. */
function WhyNot({ unplayable, pinned }: { unplayable: Unplayable; pinned: boolean }) {
  const t = useTranslations("board.unplayable");
  const read = useTranslations("board.words")("read");
  const rule = FORBIDDEN_BY[unplayable.why];
  return (
    <p className="peek__notes peek__why" role="status" data-testid="unplayable">
      <Icon name="lock" />
      <span>
        {t(unplayable.why, "name" in unplayable ? { name: unplayable.name } : {})}{" "}
        {pinned && rule !== undefined && (
          <a href={ruleAddress(rule)} target="_blank" rel="noreferrer">
            {read}
          </a>
        )}
      </span>
    </p>
  );
}

/** One sticker level with each attack of one's own Active: its damage now, or why not. */
function Stickers({ pokemon }: { pokemon: PokemonView }) {
  const { view, table, decision, faceOf } = useBoard();
  const t = useTranslations("board");
  const why = useDamageWords();
  const stickers = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const { active } = table.mine;
  const face = faceOf(topCard(pokemon).card);
  const shown = isUp(active) && active.id === pokemon.id && face.category === "Pokémon" && decision?.kind === "main";
  const lines = shown ? attackLines(pokemon, face, decision, view) : [];
  const opposing = isUp(table.theirs.active) ? faceOf(topCard(table.theirs.active).card).name : null;
  useEffect(() => {
    const own = stickers.current;
    const panel = own?.parentElement;
    if (!own || !panel) return;
    const top = panel.getBoundingClientRect().top;
    const attacks = [...panel.querySelectorAll(".card__attack")].map((attack) => attack.getBoundingClientRect());
    const sizes = [...own.children].map((sticker) => sticker.getBoundingClientRect().height);
    // From the last upwards: each level with its attack, or as low as the one below leaves room.
    let ceiling = Number.POSITIVE_INFINITY;
    const middles = attacks.map((box, index) => ({ middle: box.top - top + box.height / 2, size: sizes[index] ?? 0 })).reverse();
    setHeights(
      middles
        .map(({ middle, size }) => {
          const height = Math.min(middle, ceiling - size / 2);
          ceiling = height - size / 2 - 8;
          return height;
        })
        .reverse(),
    );
  }, []);
  if (!shown) return null;
  return (
    <div className="stickers" ref={stickers}>
      {lines.map((line, index) => (
        <div key={line.index} className={`stick ${line.option === null ? "stick--no" : ""}`} style={{ "--y": `${heights[index] ?? 0}px` }}>
          <h3>{line.name}</h3>
          {line.option === null ? (
            <>
              <b>
                <Icon name="lock" />
                {t("peek.impossible")}
              </b>
              {line.obstacle?.why === "energy"
                ? t("obstacle.energy", { missing: line.obstacle.missing.length })
                : t(`obstacle.${line.obstacle?.why ?? "impossible"}`)}
            </>
          ) : line.damage === null ? (
            t("peek.varies")
          ) : (
            <>
              <b>
                {damageFigure(line.damage)} {opposing !== null && <small>{t("peek.on", { name: opposing })}</small>}
              </b>
              {why(line.damage).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** What lies under and on a Pokémon, and the lasting effects on it. */
function Attached({ pokemon }: { pokemon: PokemonView }) {
  const { faceOf } = useBoard();
  const t = useTranslations("board");
  const format = useFormatter();
  const lasting = useLasting();
  const names = (cards: readonly { readonly card: string }[]) => format.list(cards.map(({ card }) => faceOf(card).name));
  const under = pokemon.cards.slice(0, -1);
  const attached = [...pokemon.energy, ...pokemon.tools];
  if (under.length + attached.length + pokemon.lasting.length === 0 && !pokemon.silenced) return null;
  return (
    <ul className="peek__notes">
      {attached.length > 0 && <li>{t("peek.attached", { cards: names(attached) })}</li>}
      {under.length > 0 && <li>{t("peek.under", { cards: names(under) })}</li>}
      {pokemon.silenced && <li>{t("peek.silenced")}</li>}
      {pokemon.lasting.map((marker) => (
        <li key={marker}>{lasting(marker).words}</li>
      ))}
    </ul>
  );
}
