"use client";
import { useTranslations } from "next-intl";
import { Card, CardBack, PokemonInPlay } from "@/games/pokemon/card";
import type { FaceDown, PokemonView } from "@/games/pokemon/engine/view";
import { StateBadge } from "@/ui/card/state";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useShownDamage } from "../effects/use-shown-damage";
import { damageFigure, knockOut } from "../model/attacks";
import type { GameDecision } from "../model/layout";
import { isUp, topCard } from "../model/table";
import { useLasting } from "../use-lasting";
import { inPlayView } from "./in-play-view";

/** A Pokémon on its place. A click chooses it where it can be chosen, and otherwise shows it in full. */
export function PokemonSpot({ pokemon, mine }: { pokemon: PokemonView | FaceDown; mine: boolean }) {
  const { view } = useBoard();
  if (!isUp(pokemon)) return <HiddenPokemon id={pokemon.id} />;
  return mine && view.phase === "setup" ? <VeiledPokemon pokemon={pokemon} /> : <UpPokemon pokemon={pokemon} />;
}

function UpPokemon({ pokemon }: { pokemon: PokemonView }) {
  const { targets, control, decision, faceOf, peek } = useBoard();
  const lasting = useLasting();
  const option = targets.pokemon.get(pokemon.id);
  const chosen = option !== undefined && (control.answering?.chosen.includes(option) ?? false);
  const state = option === undefined ? "rest" : chosen ? "selected" : "target";
  const rank = rankOf(pokemon.id, decision, control.answering?.chosen ?? []);
  const hover = usePeekPointer({ pokemon: pokemon.id }, peek);
  const { damage, harmed } = useShownDamage(pokemon);
  return (
    <div className="spot" data-lasting={pokemon.lasting.length > 0 || undefined}>
      <PokemonInPlay
        view={{ ...inPlayView(pokemon, faceOf), damage, harmed }}
        state={state}
        data-pokemon={pokemon.id}
        data-option={option}
        aria-pressed={option === undefined ? undefined : chosen}
        {...hover}
        onClick={() => {
          if (option === undefined) peek({ pokemon: pokemon.id }, true);
          else control.choose(option);
        }}
      />
      <Forecast pokemon={pokemon} />
      {rank !== null && <b className="order-n">{rank}</b>}
      {pokemon.lasting.length > 0 && (
        <ul className="lasting">
          {pokemon.lasting.map(lasting).map(({ words, icon }) => (
            <li key={words} title={words}>
              <Icon name={icon} />
              <span className="sr-only">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the attack that is being considered would do here; its button says the same in words. */
function Forecast({ pokemon }: { pokemon: PokemonView }) {
  const { aim, table } = useBoard();
  const t = useTranslations("board.damage");
  const { active } = table.theirs;
  if (aim === null || !isUp(active) || active.id !== pokemon.id) return null;
  const ko = knockOut(aim, pokemon);
  return (
    <p className="forecast" data-ko={ko ?? undefined} aria-hidden="true" data-testid="forecast">
      <b>{aim.most === 0 ? "0" : `−${damageFigure(aim)}`}</b>
      {ko !== null && <span>{t(ko)}</span>}
    </p>
  );
}

/** The place of a Pokémon in an order that is being chosen: its own, or its triggered Ability's. */
function rankOf(id: number, decision: GameDecision | null, chosen: readonly number[]): number | null {
  if (!decision?.ordered) return null;
  const place = chosen.findIndex((index) => {
    const option = decision.options[index];
    return option !== undefined && "pokemon" in option && option.pokemon === id;
  });
  return place < 0 ? null : place + 1;
}

/** Theirs before all are turned up (SETUP-07). */
function HiddenPokemon({ id }: { id: number }) {
  const t = useTranslations("board");
  return (
    <div className="inplay" role="img" aria-label={t("zone.faceDown")} data-pokemon={id}>
      <CardBack />
    </div>
  );
}

/** Mine before all are turned up: a back with the name strip, which only I see. */
function VeiledPokemon({ pokemon }: { pokemon: PokemonView }) {
  const { peek } = useBoard();
  const card = topCard(pokemon).card;
  return <VeiledCard card={card} data-pokemon={pokemon.id} onClick={() => peek({ card }, true)} />;
}

/** A card of mine lying face down; `chosen` while it is only laid out and can be taken back. */
export function VeiledCard({
  card,
  chosen = false,
  ...rest
}: { card: string; chosen?: boolean; onClick: () => void } & { readonly [data: `data-${string}`]: number | undefined }) {
  const { faceOf } = useBoard();
  const t = useTranslations("board");
  const face = faceOf(card);
  return (
    <button
      type="button"
      className="inplay"
      data-state={chosen ? "selected" : undefined}
      aria-pressed={chosen || undefined}
      aria-label={t("zone.down", { name: face.name })}
      {...rest}
    >
      <Card face={face} size="s" state={chosen ? "selected" : "rest"} />
      <span className="veil card--back" aria-hidden="true" />
      <i className="only-me" title={t("zone.onlyYou")}>
        <Icon name="eyeOff" />
      </i>
      {chosen && <StateBadge state="selected" />}
    </button>
  );
}
