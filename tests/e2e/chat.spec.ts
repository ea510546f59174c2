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
