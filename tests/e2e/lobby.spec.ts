import { Player } from "./player";
import { expect, test } from "./site";

test("a challenge is sent only when its dialog has come to rest: no click misses a button that moves", async ({ browser, site }) => {
  const [red, blue] = [await Player.playing(browser, site, "Red"), await Player.playing(browser, site, "Blue")];
  await red.askForFriendship(blue);
  await blue.acceptFriendship(red);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await red.page.route("**/api/decks", async (route) => {
    await held;
    await route.continue();
  });
  await red.button("lobby.players.challenge").click();
  const confirm = red
    .dialog("lobby.challenge.title", { pseudo: "Blue" })
    .getByRole("button", { name: red.words("lobby.challenge.confirm") });
  await expect(confirm).toBeDisabled();
  release();
  await confirm.click();
  await blue.acceptChallenge(red);
  for (const player of [red, blue]) {
    await player.table.open();
    await player.close();
  }
});
