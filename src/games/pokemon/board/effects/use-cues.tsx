"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Card, CardBack, CoinFace, PokemonInPlay, RulesText } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { PokemonView } from "@/games/pokemon/engine/view";
import type { Seat } from "@/kernel/game";
import type { Cue } from "@/ui/match/director/cues";
import { Avatar } from "@/ui/shell";
import { useBoard } from "../board-context";
import { inPlayView } from "../mat/in-play-view";
import { type CueNeeds, cuesBetween, openingCues } from "../model/cues";
import type { MatchRecord } from "../record";
import { useWords } from "../use-words";
import { useShownDamage } from "./use-shown-damage";

export interface Cues {
  readonly between: (before: MatchRecord, after: MatchRecord) => readonly Cue[];
  readonly opening: (record: MatchRecord) => readonly Cue[];
}

/**
 * What is to be seen of a match's events, in the reader's language.
 *
 * @param you who reads it; null for whoever watches others play
 */
export function useCues(faces: Readonly<Record<string, CardFace>>, pseudo: (seat: Seat) => string, you: Seat | null): Cues {
  const t = useTranslations("pokemonDirector");
  const words = useWords(faces, pseudo);
  return useMemo(() => {
    const needs: CueNeeds = {
      you,
      faces,
      words: { ...words, say: (key, values) => t(key, values) },
      pictures: {
        card: (card) => {
          const face = card === null ? undefined : faces[card];
          return face === undefined ? <CardBack /> : <Card face={face} size="s" />;
        },
        pokemon: (pokemon) => <Fallen pokemon={pokemon} />,
        player: (seat) => <Avatar nickname={pseudo(seat)} />,
        coin: { heads: <CoinFace side="heads" />, tails: <CoinFace side="tails" /> },
        // In the size of what it stands in: a card's text grows with its card.
        text: (text) => <RulesText text={text} className="" />,
      },
    };
    return {
      between: (before, after) => cuesBetween(before, after, needs),
      opening: (record) => openingCues(record, needs),
    };
  }, [faces, pseudo, you, words, t]);
}

/** A Pokémon that is gone already, as it lay there: its HP go down before it falls. */
function Fallen({ pokemon }: { pokemon: PokemonView }) {
  const { faceOf } = useBoard();
  const { damage, harmed } = useShownDamage({ ...pokemon, damage: pokemon.hp });
  return <PokemonInPlay view={{ ...inPlayView(pokemon, faceOf), damage, harmed }} />;
}
