"use client";
import dynamic from "next/dynamic";

/** Where positions of Dragon Ball Super Masters are laid out. All games share a page: the editor of one comes to the browser without the others. */
export const DragonBallPositionEditor = dynamic(() => import("./position-editor").then((module) => module.DragonBallPositionEditor));
