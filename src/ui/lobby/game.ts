import type { GameOffer, Me } from "@/realtime/protocol";

/** The game that this player is about to play. */
export function gameOf({ games }: Me): GameOffer {
  const [first] = games;
  if (first === undefined) throw new Error("The site offers no game.");
  return first;
}

/** @throws when the site does not offer it */
export function gameNamed({ games }: Me, name: string): GameOffer {
  const game = games.find((one) => one.name === name);
  if (game === undefined) throw new Error(`The site does not offer the game "${name}".`);
  return game;
}
