import { DeckPage } from "./deck-page";
import { meetByChance, Player, screenshot } from "./player";
import { expect, test } from "./site";
import type { Asked } from "./table";

test("from sign-up to victory, in two browsers", async ({ browser, site }) => {
  test.setTimeout(900_000);
  const serena = await Player.arrive(browser, site, "Serena", "fr");
  const misty = await Player.arrive(browser, site, "Misty", "en");

  await test.step("both sign up, one in French, one in English", async () => {
    await screenshot(serena.page, "home");
    await serena.page.goto("/regles");
    await screenshot(serena.page, "rules");
    await serena.page.goBack();
    await serena.signUp((page) => screenshot(page, "sign-up"));
    await misty.signUp();
  });

  await test.step("both save a deck", async () => {
    const french = new DeckPage(serena);
    await french.open();
    await french.find("M-Florizarre-EX");
    await french.lookAt("M-Florizarre-EX");
    await french.find("");
    await screenshot(serena.page, "deck");
    await french.copyStarter("Feu follet");
    await french.takeOut("Chartor");
    await french.nameField.fill("Feu sacré");
    await french.save("draft", { name: "Feu sacré", count: 1 });
    await french.add("Passerouge", 2);
    await french.save("legal", { name: "Feu sacré" });
    await french.playWith("Feu sacré");

    const english = new DeckPage(misty);
    await english.open();
    await english.copyStarter("Water Blade");
    await english.playWith("Water Blade");
    for (const player of [serena, misty]) await player.toGame();
  });

  await test.step("they become friends", async () => {
    await serena.askForFriendship(misty);
    await misty.acceptFriendship(serena);
    await expect(serena.page.getByText(serena.words("lobby.notices.friend-accepted", { pseudo: "Misty" }))).toBeVisible();
  });

  await test.step("one challenges, the other accepts", async () => {
    await serena.toGame();
    await serena.openRow(misty);
    await screenshot(serena.page, "game");
    await serena.challenge(misty);
    await misty.acceptChallenge(serena);
    for (const { table } of [serena, misty]) await table.open();
    expect(serena.table.url).toBe(misty.table.url);
  });

  await test.step("they play the match to its end, and both see the same result", async () => {
    // The last one taken shows the table some turns into the match, or as far as the match came.
    let seen = 0;
    const look = async ({ id, layout }: Asked) => {
      if (layout !== "main" || seen >= 20) return;
      seen = Number(id);
      await screenshot(serena.page, "match");
    };
    await Promise.all([serena.table.playToTheEnd(look), misty.table.playToTheEnd()]);
    const [one, other] = [await serena.table.outcome(), await misty.table.outcome()];
    expect(one.reason).toMatch(/^(prizes|noPokemon|deckOut)$/);
    expect(other).toEqual({ ...one, end: one.end === "victory" ? "defeat" : "victory" });
    const winner = one.end === "victory" ? serena : misty;
    await screenshot(winner.page, "result");
  });

  await test.step("they go back to the game page, free for the next match", async () => {
    for (const player of [serena, misty]) {
      await player.page.getByTestId("back").click();
      await expect(player.button("lobby.queue.button")).toBeEnabled();
      await player.close();
    }
  });
});

test("random opponents find each other; one concedes and both see it; then they play again", async ({ browser, site }) => {
  const one = await Player.playing(browser, site, "Tracey", "fr");
  const other = await Player.playing(browser, site, "Flora", "es");
  await meetByChance(one, other);

  await one.page.getByTestId("concede").click();
  await one.button("board.giveUp.stay").click();
  await one.table.concede();
  expect(await one.table.outcome()).toMatchObject({ end: "defeat", reason: "concession" });
  expect(await other.table.outcome()).toMatchObject({ end: "victory", reason: "concession" });

  const { url } = one.table;
  await one.page.getByTestId("rematch").click();
  await expect(other.page.getByText(other.words("board.result.offered", { name: "Tracey" }))).toBeVisible();
  await other.page.getByTestId("rematch").click();
  for (const { page, table } of [one, other]) {
    await page.waitForURL((address) => address.href !== url);
    await table.open();
  }
  for (const player of [one, other]) await player.close();
});

test("a player looks for an opponent, sees the wait, and gives up looking", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Jacky", "it");
  await player.joinQueue();
  await expect(player.page.getByText(player.words("lobby.queue.waited"))).toBeVisible();
  await player.button("lobby.queue.leave").click();
  await expect(player.button("lobby.queue.button")).toBeVisible();
  await player.close();
});

test("the administrator deletes a player who is in a match", async ({ browser, site }) => {
  const doomed = await Player.playing(browser, site, "Cassidy", "fr");
  const opponent = await Player.playing(browser, site, "Butch", "en");
  await meetByChance(doomed, opponent);

  const admin = await Player.arrive(browser, site, "admin", "fr");
  await admin.page.getByRole("link", { name: admin.words("shell.footer.administration") }).click();
  await admin.page.getByLabel(admin.words("admin.logIn.login")).fill("admin");
  await admin.page.getByLabel(admin.words("login.password"), { exact: true }).fill(site.administratorPassword);
  await admin.button("admin.logIn.submit").click();
  await admin.page.getByRole("searchbox").fill("cass");
  await expect(admin.page.getByRole("row", { name: "Butch" })).toBeHidden();
  await screenshot(admin.page, "administration");
  await admin.page.getByRole("row", { name: "Cassidy" }).click();
  const dialog = admin.dialog("admin.confirm.title", { pseudo: "Cassidy" });
  const remove = dialog.getByRole("button", { name: admin.words("admin.confirm.delete") });
  await remove.click();
  const reason = dialog.getByLabel(admin.words("admin.reason.label"));
  await expect(reason).toHaveAccessibleDescription(admin.words("admin.reason.missing"));
  await expect(reason).toBeFocused();
  await reason.fill("À sa demande");
  await remove.click();
  await expect(admin.page.getByText(admin.words("admin.deleted", { pseudo: "Cassidy" }))).toBeVisible();

  // The deleted player's page ends at once and says why; the opponent wins and is told.
  await doomed.page.waitForURL("**/?session=deleted");
  await expect(doomed.page.getByText(doomed.words("home.ended.deleted"))).toBeVisible();
  expect(await opponent.table.outcome()).toMatchObject({ end: "victory", reason: "deleted" });
  await expect(opponent.page.getByText(opponent.words("board.end.deleted.won", { name: "Cassidy" }))).toBeVisible();
  await doomed.page.goto("/jeu");
  await expect(doomed.page.getByRole("heading", { name: doomed.words("login.back") })).toBeVisible();
  for (const player of [doomed, opponent, admin]) await player.close();
});

test("nobody but an administrator sees the administration", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Giovanni", "fr");
  await player.page.goto("/administration");
  await expect(player.page.getByText(player.words("admin.logIn.notAdministrator", { pseudo: "Giovanni" }))).toBeVisible();
  expect((await player.page.request.get("/api/admin/players")).status()).toBe(403);
  await player.close();
});
