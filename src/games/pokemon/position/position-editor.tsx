"use client";
import type { ComponentProps } from "react";
import type { CardFace } from "@/games/pokemon/card";
import { PositionEditor } from "@/ui/practice/position/position-editor";
import { positionKit } from "./kit";

/** Where positions of the Pokémon TCG are laid out. */
export function PokemonPositionEditor(props: Omit<ComponentProps<typeof PositionEditor<CardFace>>, "kit">) {
  return <PositionEditor kit={positionKit} {...props} />;
}
