import type { Locator } from "@playwright/test";
import { DeckPage } from "./deck-page";
import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("a draft cannot be played: the game page says why and leads to the deck, where the rule is named", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Chen", "fr");
  const decks = new DeckPage(player);
  await decks.open();
  await decks.takeOut("Marisson");
  await decks.save("draft", { name: "Forêt tenace", count: 1 });
  await expect(player.page.getByText(player.words("refusals.deck.size", { count: 58 }))).toBeVisible();

  await player.toGame();
  await expect(player.page.getByText(player.words("lobby.deckNeeded.draft", { name: "Forêt tenace" })).first()).toBeVisible();
  await expect(player.button("lobby.queue.button")).toBeHidden();
  await player.page
    .getByRole("link", { name: player.words("lobby.deckNeeded.button") })
    .first()
    .click();
  await player.page.waitForURL("**/deck?game=pokemon");
  await player.close();
});

test("leaving with unsaved changes asks first; staying loses nothing", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Bill", "it");
  const { page } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await decks.nameField.fill("Il mio mazzo");
  const toGame = page.getByRole("navigation").getByRole("link", { name: player.words("shell.nav.play") });
  await toGame.click();
  const dialog = player.dialog("decks.unsaved.title");
  await dialog.getByRole("button", { name: player.words("decks.unsaved.stay") }).click();
  await expect(decks.nameField).toHaveValue("Il mio mazzo");

  await toGame.click();
  await dialog.getByRole("button", { name: player.words("decks.unsaved.save") }).click();
  await page.waitForURL("**/jeu");
  await expect(page.getByText("Il mio mazzo").first()).toBeVisible();
  await player.close();
});

test("Back asks about unsaved changes too; staying loses nothing, leaving goes back", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Ariane", "fr");
  const { page } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await decks.nameField.fill("Marée haute");
  const dialog = player.dialog("decks.unsaved.title");
  await page.goBack();
  await dialog.getByRole("button", { name: player.words("decks.unsaved.stay") }).click();
  await expect(decks.nameField).toHaveValue("Marée haute");

  await page.goBack();
  await dialog.getByRole("button", { name: player.words("decks.unsaved.discard") }).click();
  await page.waitForURL("**/jeu");
  await page.goForward();
  await expect(decks.nameField).not.toHaveValue("Marée haute");
  await player.close();
});

test("after a save one press of Back leaves, without a question", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Lionel", "fr");
  const decks = new DeckPage(player);
  await decks.open();
  await decks.nameField.fill("Forêt");
  await decks.save("legal", { name: "Forêt" });
  await player.page.goBack();
  await player.page.waitForURL("**/jeu");
  await player.close();
});

test("a deck list goes out and comes in; lines that cannot be found are named, the rest is taken", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Chrys", "es");
  const decks = new DeckPage(player);
  await decks.open();
  const list = await decks.writtenList(await decks.nameField.inputValue());
  expect(list).toContain("2 Professor's Letter XY 123");

  const found = await decks.readList(`${list}\n2 Missingno XY 1000`);
  await expect(found.getByText(player.words("decks.import.faults.unknown-name", { name: "Missingno" }))).toBeVisible();
  await found.getByRole("button", { name: player.words("decks.import.found.take", { count: 60 }) }).click();
  await expect(decks.nameField).toHaveValue(player.words("decks.import.name"));
  expect(await decks.writtenList(player.words("decks.import.name"))).toBe(list);
  await decks.save("legal", { name: player.words("decks.import.name") });
  await player.close();
});

test("each filter of the catalogue is taken back with a click; an empty answer says what to do", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Sabrina", "en");
  const decks = new DeckPage(player);
  await decks.open();
  const froakie = decks.catalogue.getByRole("button", { name: /^Froakie/ });
  await decks.filter("sets", "Flashfire");
  await decks.filter("hpMin", "230");
  await expect(decks.catalogue.getByRole("button", { name: /^M Charizard-EX/ })).toHaveCount(1);
  await decks.filter("hpMax", "90");
  await expect(decks.catalogue.getByText(player.words("decks.catalogue.empty.title"))).toBeVisible();

  const remove = (answer: string) =>
    decks.catalogue
      .getByRole("list", { name: player.words("decks.filters.givenLabel") })
      .getByRole("button", { name: answer })
      .click();
  await remove("90");
  await remove("230");
  await remove("Flashfire");
  await decks.find("Frokie");
  await decks.catalogue.getByRole("button", { name: player.words("decks.catalogue.empty.meant", { words: "froakie" }) }).click();
  await expect(froakie.first()).toBeVisible();
  await player.close();
});

test("what the server refuses is said without moving the page about", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Norman", "fr");
  const { page } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await page.route("**/api/decks/*", (route) => route.fulfill({ status: 500, json: { code: "server-error" } }));
  await decks.nameField.fill("Marée basse");
  const before = await decks.deck.boundingBox();
  await decks.deck.getByRole("button", { name: player.words("decks.deck.save") }).click();
  await expect(page.getByText(player.words("refusals.server-error"))).toBeVisible();
  expect((await decks.deck.boundingBox())?.x).toBe(before?.x);
  await expect(decks.nameField).toHaveValue("Marée basse");
  await player.close();
});

test("a word of a text finds cards and shows where; what was taken out comes back; a link shows the deck to a visitor until it is withdrawn", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Marina");
  const decks = new DeckPage(player);
  await decks.open();
  await decks.find("paralysé");
  await expect(decks.catalogue.getByText(player.words("decks.catalogue.foundInText", { query: "paralysé" }))).toBeVisible();
  await expect(decks.catalogue.locator("mark").first()).toHaveText(/^paralysé/i);

  const held = await decks.deck.getByTestId("deck-size").textContent();
  await decks.deck.getByRole("button", { name: player.words("decks.deck.selectAll") }).click();
  await decks.deck.getByRole("button", { name: player.words("decks.deck.removeSelection") }).click();
  await expect(decks.deck.getByText(player.words("decks.deck.empty.title"))).toBeVisible();
  await player.page.keyboard.press("Control+z");
  await expect(decks.deck.getByTestId("deck-size")).toHaveText(held ?? "");

  await player.button("decks.picker.share").click();
  const dialog = player.dialog("decks.share.title", { name: await decks.nameField.inputValue() });
  await dialog.getByRole("button", { name: player.words("decks.share.make") }).click();
  const address = dialog.getByLabel(player.words("decks.share.link"));
  await expect(address).toHaveValue(/partage/);
  const link = await address.inputValue();
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(player.words("decks.shared.by", { owner: "Marina" }))).toBeVisible();
  // Pressed twice in haste, it withdraws the link and makes no other.
  const withdraw = dialog.getByRole("button", { name: player.words("decks.share.withdraw") });
  const place = await withdraw.boundingBox();
  await withdraw.click();
  await expect(dialog.getByRole("button", { name: player.words("decks.share.make") })).toBeVisible();
  expect(await withdraw.boundingBox()).toEqual(place);
  await expect(withdraw).toBeDisabled();
  expect((await visitor.goto(link))?.status()).toBe(404);
  await visitor.close();
  await player.close();
});

test("a deck that was deleted comes back dressed as it was, and says that its link is gone", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Fantina");
  const { page, words } = player;
  const listed = async () => (await (await page.request.get("/api/decks?game=pokemon")).json()).decks;
  const [{ id, name }] = await listed();
  const look = { sleeve: "night", mat: "dusk" };
  await page.request.put(`/api/decks/${id}/look`, { data: look });
  await page.request.post(`/api/decks/${id}/share`);
  await new DeckPage(player).open();
  await player.button("decks.picker.delete").click();
  await player
    .dialog("decks.delete.title", { name })
    .getByRole("button", { name: words("decks.delete.confirm") })
    .click();
  await page
    .getByRole("status")
    .getByRole("button", { name: words("decks.undo.undo") })
    .click();
  await expect(page.getByText(words("decks.notices.linkGone", { name }))).toBeVisible();
  expect(await listed()).toEqual([expect.objectContaining({ name, look, share: null, current: true })]);
  await player.close();
});

test("a look and a link are taken back like any other deed, and done again", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Lavande");
  const { page, words } = player;
  const decks = new DeckPage(player);
  const kept = async () => (await (await page.request.get("/api/decks?game=pokemon")).json()).decks[0];
  const undo = async (deed: string) => {
    const bar = page.getByRole("status").filter({ hasText: words(`decks.undo.${deed}`) });
    await bar.getByRole("button", { name: words("decks.undo.undo") }).click();
    await expect(bar).toBeHidden();
  };
  await decks.open();
  const { name, look } = await kept();
  await player.button("decks.picker.dress").click();
  const looks = player.dialog("decks.look.title", { name });
  await looks.getByText(words("decks.look.sleeve.night")).click();
  await looks.getByRole("button", { name: words("decks.look.close") }).click();
  await expect.poll(async () => (await kept()).look).toEqual({ ...look, sleeve: "night" });
  await undo("dressed");
  expect((await kept()).look).toEqual(look);
  await page.keyboard.press("Control+y");
  await expect.poll(async () => (await kept()).look.sleeve).toBe("night");

  await player.button("decks.picker.share").click();
  const links = player.dialog("decks.share.title", { name });
  await links.getByRole("button", { name: words("decks.share.make") }).click();
  const address = links.getByLabel(words("decks.share.link"));
  await expect(address).toHaveValue(/partage/);
  const link = await address.inputValue();
  await links.getByRole("button", { name: words("decks.share.withdraw") }).click();
  await expect(links.getByRole("button", { name: words("decks.share.make") })).toBeVisible();
  await links.getByRole("button", { name: words("decks.share.close") }).click();
  // The one that was given away leads to the deck again, and no other.
  await undo("withdrawn");
  expect(link).toContain((await kept()).share);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await kept()).share).toBeNull();
  await player.close();
});

test("as many cards stand beside each other in the catalogue as in the deck; however long a set is called, the number is read whole", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Safran", "fr", { viewport: { width: 1366, height: 768 } });
  const decks = new DeckPage(player);
  await decks.open();
  const mark = decks.catalogue.locator(".set-mark").first();
  const firstRow = (shelf: Locator) =>
    shelf.locator(".item").evaluateAll((items) => {
      const tops = items.map((item) => item.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  await expect(mark).toBeVisible();
  expect(await firstRow(decks.catalogue)).toBe(await firstRow(decks.deck));

  const [box, number] = await mark.evaluate((element) => {
    const [, code, number] = element.children;
    if (!code || !number) throw new Error("The mark is another one.");
    [code.textContent, number.textContent] = ["PR-SW", "SWSH133"];
    return [element.getBoundingClientRect(), number.getBoundingClientRect()] as const;
  });
  expect(number.right).toBeLessThanOrEqual(box.right);
  expect(number.width).toBeGreaterThan(30);
  await player.close();
});

test("the chance of a card is told for any turn", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Parme");
  const { page, words } = player;
  await new DeckPage(player).open();
  await page.getByRole("button", { name: words("decks.tabs.figures"), exact: true }).click();
  const turn = page.getByRole("spinbutton", { name: words("decks.figures.anyTurn") });
  const chance = page.getByRole("region", { name: words("decks.tabs.figures") }).locator("output");
  const shown: number[] = [];
  for (const asked of ["1", "13", "60"]) {
    await turn.fill(asked);
    shown.push(Number.parseInt(await chance.innerText(), 10));
  }
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
  expect(shown[0]).toBeLessThan(shown[1] ?? 0);
  expect(shown[2]).toBe(100);
  // What is no turn becomes one.
  await turn.fill("");
  await turn.blur();
  await expect(turn).toHaveValue("1");
  await player.close();
});

test("a deck without cards has no empty curves, and what cannot be done has less body than what can", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Nimbe", "es");
  const { page, words } = player;
  const decks = new DeckPage(player);
  const { deck } = decks;
  await decks.open();
  await page.getByRole("button", { name: words("decks.tabs.figures"), exact: true }).click();
  const curves = ["costs", "types"].map((key) => page.getByRole("heading", { name: words(`pokemonDecks.figures.${key}`) }));
  for (const curve of curves) await expect(curve).toBeVisible();
  await deck.getByRole("button", { name: words("decks.deck.selectAll") }).click();
  await deck.getByRole("button", { name: words("decks.deck.removeSelection") }).click();
  for (const curve of curves) await expect(curve).toHaveCount(0);
  const redo = deck.getByRole("button", { name: words("decks.deck.redo") });
  await expect(redo).toBeDisabled();
  await expect(redo).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await player.close();
});

test("a deck that is shared is copied by its link into one's own decks, and is one's own from then on", async ({ browser, site }) => {
  const [owner, reader] = [await Player.playing(browser, site, "Avery", "en"), await Player.playing(browser, site, "Klara", "en")];
  const decks = new DeckPage(owner);
  await decks.open();
  await decks.nameField.fill("Borrowed");
  await decks.takeOut("Chespin");
  await decks.save("draft", { name: "Borrowed", count: 1 });
  const list = await decks.writtenList("Borrowed");
  await owner.button("decks.picker.share").click();
  const dialog = owner.dialog("decks.share.title", { name: "Borrowed" });
  await dialog.getByRole("button", { name: owner.words("decks.share.make") }).click();
  const address = dialog.getByLabel(owner.words("decks.share.link"));
  await expect(address).toHaveValue(/partage/);
  await reader.page.goto(await address.inputValue());
  // Two prints of one name and picture are told apart.
  await expect(reader.page.locator(".shared-deck .set-mark").first()).toHaveText(/[A-Z].*\d/);

  await reader.button("decks.shared.copy").click();
  await reader.page.waitForURL("**/deck?*");
  const copy = new DeckPage(reader);
  await expect(copy.nameField).toHaveValue("Borrowed");
  expect(await copy.writtenList("Borrowed")).toBe(list);
  await copy.nameField.fill("Mine");
  await copy.save("draft", { name: "Mine", count: 1 });
  await owner.page.reload();
  await expect(decks.nameField).toHaveValue("Borrowed");
  for (const player of [owner, reader]) await player.close();
});

test("the last row of a deck is pressed on, while its foot offers to take the last deed back", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Erika", "fr");
  const decks = new DeckPage(player);
  await decks.open();
  const fewer = decks.deck.locator(".item--stack").last().getByRole("button").nth(1);
  const size = decks.deck.getByTestId("deck-size");
  const before = await size.textContent();
  await fewer.click();
  await expect(size).not.toHaveText(before ?? "");
  const [bar, button] = [await decks.deck.locator(".undo-bar").boundingBox(), await fewer.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await player.close();
});

test("DECK-05 a phone gives advice too", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Lem", "fr", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page, words } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await page.getByRole("button", { name: words("decks.tabs.deck") }).click();
  await decks.takeOut("Énergie Plante");
  await expect(page.getByText(words("pokemonDecks.advice.Energy", { from: 18, to: 22, count: 2 }))).toBeVisible();
  await player.close();
});

test("DECK-05 on a tablet advice stands between the catalogue and the deck, in sight of both", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Wattson", "fr", { viewport: { width: 768, height: 1024 } });
  const { page, words } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await decks.takeOut("Énergie Plante");
  const advice = page.getByText(words("pokemonDecks.advice.Energy", { from: 18, to: 22, count: 2 }));
  await expect(advice).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(advice).toBeInViewport({ ratio: 1 });
  await player.close();
});

test("on a tablet the keyboard comes to the side between the catalogue and the deck, where it is drawn", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Watson", "fr", { viewport: { width: 768, height: 1024 } });
  const { page, words } = player;
  await new DeckPage(player).open();
  const side = page.getByRole("group", { name: words("decks.tabs.side") }).getByRole("button");
  const inDeck = () => page.evaluate(() => document.activeElement?.closest(".shelf")?.classList.contains("shelf--deck"));
  await side.first().focus();
  await page.keyboard.press("Shift+Tab");
  expect(await inDeck()).toBe(false);
  await page.keyboard.press("Tab");
  await expect(side.first()).toBeFocused();
  await player.close();
});

test("the button for more cards keeps the focus while they come", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Roark", "fr", { viewport: { width: 768, height: 1024 } });
  const { page } = player;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/cards\?/, async (route) => {
    await held;
    await route.continue();
  });
  await new DeckPage(player).open();
  const more = player.button("decks.catalogue.more");
  await more.focus();
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(more).toBeFocused();
  answer();
  await expect(more).not.toHaveAttribute("aria-busy");
  await expect(more).toBeFocused();
  await player.close();
});

test("whatever a dialog has to show, its buttons are in sight, and nothing that has the focus is behind them", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Caitlin", "fr", { viewport: { width: 1366, height: 768 } });
  const { page, words } = player;
  const decks = new DeckPage(player);
  await decks.open();
  await player.button("decks.picker.dress").click();
  const dialog = page.getByRole("dialog");
  const close = dialog.getByRole("button", { name: words("decks.look.close") });
  for (const [width, height] of [
    [1366, 768],
    [1366, 640],
    [390, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0);
    await screenshot(page, `dialog-look-${width}-${height}`);
  }
  // From one choice to the next by keys, down to the last.
  const choices = dialog.getByRole("radio");
  for (const choice of await choices.all()) {
    await choice.focus();
    const [seen, foot] = [await choice.locator("xpath=..").boundingBox(), await dialog.locator(".dialog__actions").boundingBox()];
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
  }
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await screenshot(page, "dialog-look-end");
  await player.close();
});

test("the number of copies lies on the card that was found, not on the set it was printed in", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Roxie", "it", { viewport: { width: 1366, height: 768 } });
  const { page } = player;
  const decks = new DeckPage(player);
  for (const game of ["pokemon", "dragonball"]) {
    await page.goto(`/deck?game=${game}`);
    await decks.find(await decks.deck.locator(".card__name").first().innerText());
    const item = page.locator(".found .item").filter({ has: page.locator(".item__copies") });
    await expect(async () => {
      const [copies, print] = await item
        .first()
        .locator(".item__copies, .set-mark")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      expect(copies?.bottom).toBeLessThanOrEqual(print?.top ?? 0);
    }).toPass({ timeout: 20_000 });
    await screenshot(page, `copies-${game}`);
  }
  await page.goto("/deck?game=pokemon");
  await decks.find("addormentato");
  const word = page.locator(".item__why mark").first();
  await expect(word).toHaveText(/addormentato/i);
  await screenshot(page, "found-word");
  // Cut off below two lines.
  const piece = page.locator(".item__why").filter({ has: page.locator("mark") });
  const [within, whole] = [await word.boundingBox(), await piece.first().boundingBox()];
  if (within === null || whole === null) throw new Error("Both are on the page.");
  expect(within.y + within.height).toBeLessThanOrEqual(whole.y + whole.height + 1);
  await player.close();
});

test("on a laptop the names of two rows of the catalogue are seen, a whole row of the deck, and all that is said of its validity", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Candice", "en", { viewport: { width: 1366, height: 768 } });
  const { page, words } = player;
  const decks = new DeckPage(player);
  await decks.open();
  const second = decks.catalogue.locator(".found__row").nth(1).locator(".card__name").first();
  await expect(second).toBeInViewport({ ratio: 1 });
  const steppers = page.locator(".shelf--deck .item fieldset");
  await expect(steppers.first()).toBeInViewport({ ratio: 1 });
  // With two prints to choose from the column is as long as it gets beside a deck that has one card too many.
  await decks.add("Froakie", 1);
  await expect(page.getByText(words("refusals.deck.size", { count: 61 }))).toBeVisible();
  await screenshot(page, "deck-laptop");
  const beyond = await page.locator(".builder__side").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(beyond).toBe(0);
  await player.close();
});
