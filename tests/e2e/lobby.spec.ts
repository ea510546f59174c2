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
