"use client";
import type { CardFace } from "@/games/pokemon/card";
import { kit } from "@/games/pokemon/deck-builder/kit";
import { SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import { positionFaults } from "@/games/pokemon/engine/position/faults";
import { BENCH_MAX, PRIZES_MAX } from "@/games/pokemon/engine/position/position";
import type { PositionKit } from "@/ui/practice/position/kit";

const { game, editions, Button, Picture, nameOf } = kit;

/** How positions of the Pokémon TCG are laid out. */
export const positionKit: PositionKit<CardFace> = {
  game,
  editions,
  Button,
  Picture,
  nameOf,
  words: "pokemonPosition",
  zones: [
    { key: "active", most: 1, stands: true, marked: true },
    { key: "bench", most: BENCH_MAX, stands: true },
    { key: "hand" },
    { key: "deck" },
    { key: "rest", piled: true },
    { key: "prizes", filled: { min: 1, max: PRIZES_MAX } },
    { key: "discard" },
    { key: "stadium", most: 1 },
  ],
  marks: SPECIAL_CONDITIONS,
  damageStep: 10,
  mostDamage: (face) => (face.category === "Pokémon" ? face.hp - 10 : null),
  attaches: (face) => face.category === "Energy" || (face.category === "Trainer" && face.kind === "Pokémon Tool"),
  faultsOf: (position, faces) => positionFaults(position, (id) => faces[id]),
};
