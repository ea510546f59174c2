import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeckView } from "@/decks/schema";
import { messagesOf } from "@/i18n/messages";
import { USUAL_LOOK } from "@/match/look";
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

function drawn(...decks: readonly [DeckView, ...DeckView[]]): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf("en")} timeZone="UTC">
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
      />
    </NextIntlClientProvider>,
  );
}

test("decks of several editions can be told apart by a choice of edition; where there is one there is nothing to choose", () => {
  expect(drawn(deck("Old", "classic"), deck("New", "xy"))).toContain("All editions");
  expect(drawn(deck("New", "xy"), deck("Newer", "xy"))).not.toContain("All editions");
});
