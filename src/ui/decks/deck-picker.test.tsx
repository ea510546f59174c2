import { expect, test } from "vitest";
import type { DeckView } from "@/decks/schema";
import { USUAL_LOOK } from "@/match/look";
import { drawn } from "@/ui/testing";
import { DeckPicker } from "./deck-picker";
import { draftOf } from "./draft";

const deck = (id: string, edition: string): DeckView => ({
  id,
  game: "pokemon",
  name: id,
  edition,
  cards: [],
  legal: true,
  faults: [],
  version: 0,
  current: false,
  share: null,
  look: USUAL_LOOK,
});
const nothing = () => undefined;

function pickerOf(...decks: readonly [DeckView, ...DeckView[]]): string {
  return drawn(
    <DeckPicker
      game="pokemon"
      editions={["classic", "xy"]}
      decks={decks}
      draft={draftOf(decks[0])}
      changed={false}
      onOpen={nothing}
      onNew={nothing}
      onPlay={nothing}
      onExport={nothing}
      onShare={nothing}
      onDress={nothing}
      onDelete={nothing}
    />,
    "en",
  );
}

test("decks of several editions can be told apart by a choice of edition; where there is one there is nothing to choose", () => {
  expect(pickerOf(deck("Old", "classic"), deck("New", "xy"))).toContain("All editions");
  expect(pickerOf(deck("New", "xy"), deck("Newer", "xy"))).not.toContain("All editions");
});
