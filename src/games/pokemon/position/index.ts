"use client";
import dynamic from "next/dynamic";

/** Where positions of the Pokémon TCG are laid out. All games share a page: the editor of one comes to the browser without the others. */
export const PokemonPositionEditor = dynamic(() => import("./position-editor").then((module) => module.PokemonPositionEditor));
