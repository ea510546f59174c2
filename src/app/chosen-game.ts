import { cookies } from "next/headers";
import { gamePages } from "@/games/pages";
import { gameCookie } from "@/ui/chosen-game";
import type { GamePages } from "@/ui/game-pages";

/** What stands behind the `?` of an address. */
export type Parameters = Promise<Readonly<Record<string, unknown>>>;

/** Of the game that an address names (`?game=`), or else the one that the visitor has chosen; of the first where neither has pages. */
export async function chosenPages(named?: unknown): Promise<GamePages> {
  const pagesOf = (name: unknown) => gamePages.find(({ game }) => game === name);
  return pagesOf(named) ?? pagesOf(await rememberedGame()) ?? gamePages[0];
}

/** What the visitor's browser remembers, whatever it is. */
export async function rememberedGame(): Promise<string | undefined> {
  return (await cookies()).get(gameCookie)?.value;
}
