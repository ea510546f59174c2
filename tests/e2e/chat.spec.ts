import { Player, screenshot } from "./player";
import { expect, test } from "./site";

test("after a match two players write to each other once both have switched messages on", async ({ browser, site }) => {
  const players = [await Player.playing(browser, site, "Lilian"), await Player.playing(browser, site, "Wallace")] as const;
  const [one, two] = players;
  for (const player of players) await player.button("lobby.queue.button").click();
  for (const { page } of players) await page.waitForURL("**/match/*");
  await one.page.getByTestId("concede").click();
  await one.page
    .getByRole("alertdialog")
    .getByRole("button", { name: one.words("board.concede") })
    .click();
  const chatOf = ({ page }: Player) => page.getByTestId("chat");
  for (const player of players) await expect(chatOf(player)).toHaveAttribute("data-state", "yours-off");
  await one.page.getByTestId("chat-on").click();
  await expect(chatOf(one)).toHaveAttribute("data-state", "theirs-off");
  await two.page.getByTestId("chat-on").click();
  await chatOf(one).getByRole("textbox").fill("Bien joué !");
  await one.button("board.chat.send").click();
  await expect(chatOf(two)).toContainText("Bien joué !");
  await chatOf(two).getByRole("textbox").fill("Merci, à la prochaine.");
  await chatOf(two).getByRole("textbox").press("Enter");
  await expect(chatOf(one).getByRole("listitem")).toHaveText([/Bien joué !/, /Merci, à la prochaine\./]);
  await screenshot(one.page, "chat");
});

for (const { game, names } of [
  { game: "pokemon", names: ["Benga", "Drayden"] },
  { game: "dragonball", names: ["Tapion", "Minotia"] },
] as const)
  test(`friends at a table of ${game} write to each other beside the reactions, with the buttons and the field of any chat`, async ({
    browser,
    site,
  }) => {
    const laptop = { viewport: { width: 1366, height: 768 } };
    const one = await Player.playing(browser, site, names[0], "fr", laptop);
    const other = await Player.playing(browser, site, names[1], "fr", laptop);
    for (const { page } of [one, other]) await page.request.put("/api/game", { data: { game } });
    for (const player of [one, other]) await player.toGame();
    await other.askForFriendship(one);
    await one.acceptFriendship(other);
    await other.challenge(one);
    await one.acceptChallenge(other);
    for (const player of [one, other]) {
      await player.table.open();
      await player.page.keyboard.press("r");
    }
    const panel = one.page.locator("#reactions");
    const on = panel.getByTestId("chat-on");
    const look = () => on.evaluate((button) => getComputedStyle(button).boxShadow);
    // It has the edge of a button, not the bare face of a reaction.
    expect(await look()).not.toBe("none");
    await screenshot(one.page, `chat-panel-off-${game}`);
    await on.click();
    await other.page.locator("#reactions").getByTestId("chat-on").click();
    await panel.getByRole("textbox").fill("Bonne chance !");
    const send = panel.getByRole("button", { name: one.words("board.chat.send") });
    expect(await send.evaluate((button) => getComputedStyle(button).boxShadow)).not.toBe("none");
    const signs = panel.locator(".chat svg").filter({ visible: true });
    for (const sign of await signs.all()) expect((await sign.boundingBox())?.width).toBeLessThan(30);
    await screenshot(one.page, `chat-panel-${game}`);
    await send.click();
    await expect(other.page.locator("#reactions")).toContainText("Bonne chance !");
    for (const player of [one, other]) await player.close();
  });
