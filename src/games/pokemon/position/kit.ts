"use client";
import type { CardFace } from "@/games/pokemon/card";
import { kit } from "@/games/pokemon/deck-builder/kit";
import { SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import { positionFaults } from "@/games/pokemon/engine/position/faults";
import { BENCH_MAX, IN_PLAY, PRIZES_MAX } from "@/games/pokemon/engine/position/position";
import type { Filter } from "@/ui/decks/filter";
import type { PositionKit } from "@/ui/practice/position/kit";
import { PokemonLaid } from "./pokemon-laid";

/** Of one damage counter. */
const DAMAGE = 10;

const { game, editions, Button, Picture, nameOf, printOf } = kit;

/** How positions of the Pokémon TCG are laid out. */
export const positionKit: PositionKit<CardFace> = {
  game,
  editions,
  Button,
  Picture,
  nameOf,
  printOf,
  words: "pokemonPosition",
  zones: [
    { key: "active", most: 1, stands: true, tallied: true, marks: SPECIAL_CONDITIONS },
    { key: "bench", most: BENCH_MAX, stands: true, tallied: true },
    { key: "hand" },
    { key: "deck" },
    { key: "rest", piled: true },
    { key: "prizes", filled: { min: 1, max: PRIZES_MAX } },
    { key: "discard" },
    { key: "stadium", most: 1 },
  ],
  phases: [],
  Laid: PokemonLaid,
  tallyOf: (face) => (face.category === "Pokémon" ? { field: "damage", step: DAMAGE, min: 0, max: face.hp - DAMAGE, of: face.hp } : null),
  attaches: (face) => face.category === "Energy" || (face.category === "Trainer" && face.kind === "Pokémon Tool"),
  searched(zone, attached): Filter {
    if (attached) return { kinds: "Basic,Special,Pokémon Tool" };
    if (IN_PLAY.some((each) => each === zone)) return { category: "Pokémon" };
    return zone === "stadium" ? { kinds: "Stadium" } : {};
  },
  faultsOf: (position, faces) => positionFaults(position, (id) => faces[id]),
};
