"use client";
import type { ComponentProps } from "react";
import type { CardFace } from "@/games/dragonball/card";
import { PositionEditor } from "@/ui/practice/position/position-editor";
import { positionKit } from "./kit";

/** Where positions of Dragon Ball Super Masters are laid out. */
export function DragonBallPositionEditor(props: Omit<ComponentProps<typeof PositionEditor<CardFace>>, "kit">) {
  return <PositionEditor kit={positionKit} {...props} />;
}
