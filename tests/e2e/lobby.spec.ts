import { Player } from "./player";
import { expect, test } from "./site";

test("a challenge is sent only when its dialog has come to rest: no click misses a button that moves", async ({ browser, site }) => {
  const [rosa, hugh] = [await Player.playing(browser, site, "Rosa"), await Player.playing(browser, site, "Hugh")];
  await rosa.askForFriendship(hugh);
  await hugh.acceptFriendship(rosa);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await rosa.page.route(/\/api\/decks\?/, async (route) => {
    await held;
    await route.continue();
  });
  await rosa.button("lobby.players.challenge").click();
  const confirm = rosa
    .dialog("lobby.challenge.title", { pseudo: "Hugh" })
    .getByRole("button", { name: rosa.words("lobby.challenge.confirm") });
  await expect(confirm).toBeDisabled();
  release();
  await confirm.click();
  await hugh.acceptChallenge(rosa);
  for (const player of [rosa, hugh]) {
    await player.table.open();
    await player.close();
  }
});

test("whoever's clock is a minute ahead is offered the computer no sooner than anybody else", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Marlon");
  const { page, words } = player;
  await page.addInitScript(() => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + 60_000;
  });
  await player.toGame();
  await player.joinQueue("swsh");
  await expect(player.button("lobby.queue.leave")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^0:0\d$/);
  await expect(page.getByRole("heading", { name: words("lobby.queue.meanwhile.title") })).toHaveCount(0);
  // Nor does it begin anew on another page of the same browser.
  await page.waitForTimeout(2_000);
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText(/^0:0[2-9]$/);
  await player.close();
});

test("who waits long is offered the computer, keeps the place meanwhile, and joins whoever comes", async ({ browser, site }) => {
  const [waiting, late] = [await Player.playing(browser, site, "Mustard"), await Player.playing(browser, site, "Bede")];
  const { page, words } = waiting;
  await page.clock.install();
  await waiting.toGame();
  await waiting.joinQueue("sm");
  await expect(waiting.button("lobby.queue.leave")).toBeVisible();
  const offer = page.getByRole("region", { name: words("lobby.queue.meanwhile.title") });
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("timer")).toHaveText(/^0:1\d$/);
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await offer.getByRole("button", { name: words("lobby.queue.meanwhile.play") }).click();
  await waiting.table.open();
  const practice = waiting.table.url;
  const band = page.getByTestId("queue-band");
  await expect(band).toContainText(words("lobby.queue.band.waiting"));

  await late.joinQueue("sm");
  await band.getByRole("button", { name: words("lobby.queue.band.join") }).click();
  await late.table.open();
  await page.waitForURL(late.table.url);
  expect(late.table.url).not.toBe(practice);
  await expect(band).toHaveCount(0);
  for (const player of [waiting, late]) await player.close();
});

test("a challenge that is on its way moves nothing of the lobby", async ({ browser, site }) => {
  const [rosalie, hubert] = [await Player.playing(browser, site, "Rosalie"), await Player.playing(browser, site, "Hubert")];
  await rosalie.askForFriendship(hubert);
  await hubert.acceptFriendship(rosalie);
  const queue = rosalie.button("lobby.queue.button");
  const before = await queue.boundingBox();
  await rosalie.challenge(hubert);
  const withdraw = rosalie.button("lobby.challenge.withdraw");
  await expect(withdraw).toBeVisible();
  expect(await queue.boundingBox()).toEqual(before);
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);
  expect(await queue.boundingBox()).toEqual(before);
  for (const player of [rosalie, hubert]) await player.close();
});
