import type { Decision, Option, View } from "@/games/pokemon/engine";

type Choose = (view: View, decision: Decision<Option>) => readonly number[];
type Wish = (option: Option, view: View, seat: Decision<Option>["seat"]) => boolean;

/** Feeds the Active. */
const energy: Wish = (option, view, seat) =>
  "do" in option && option.do === "attachEnergy" && option.pokemon === view.sides[seat].active?.id;
const attack: Wish = (option) => "do" in option && option.do === "attack" && option.index === 0;
const end: Wish = (option) => "do" in option && option.do === "endTurn";

/** What it does in its turns, the first that is offered first; from then on it plays as it likes. */
const TURNS: Readonly<Record<number, readonly Wish[]>> = {
  1: [energy, end],
  3: [energy, attack, end],
  5: [energy, attack, end],
};

/** Fennekin: the first falls to the learner's second attack, the other, from the Bench, hits harder. */
const FORWARD: Readonly<Record<string, string>> = { setupActive: "xy0-8", setupBench: "xy1-24", promote: "xy1-24" };

/**
 * The opponent of the guided match: it hits softly and lets itself be Knocked Out, as the lesson needs it. Where its script finds nothing to do, or is over, it
 * plays as a beginner does.
 */
export function lessonBot(otherwise: Choose): Choose {
  return (view, decision) => scripted(view, decision) ?? otherwise(view, decision);
}

function scripted(view: View, { options, seat, purpose }: Decision<Option>): readonly number[] | null {
  const forward = FORWARD[purpose];
  const wishes = forward !== undefined ? [shows(forward)] : purpose === "main" ? (TURNS[view.turn] ?? []) : [];
  for (const wish of wishes) {
    const index = options.findIndex((option) => wish(option, view, seat));
    if (index >= 0) return [index];
  }
  return null;
}

/** The choice of a card of the hand, or of a Pokémon in play that is this card. */
function shows(card: string): Wish {
  return (option, view) => {
    if (!("pick" in option)) return false;
    if (option.pick === "card") return option.card.card === card;
    if (option.pick !== "pokemon") return false;
    const named = view.sides.flatMap(({ bench }) => bench).find(({ id }) => id === option.pokemon);
    return named !== undefined && named.faceDown !== true && named.cards.at(-1)?.card === card;
  };
}
