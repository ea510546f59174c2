import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { meetByChance, Player, untilAsked } from "./player";
import { expect, Site, test, VARIABLES } from "./site";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with the built site whose build can be given another name. */
function builtCopy(): string {
  const copy = mkdtempSync(path.join(root, "tests/.results/build-"));
  cpSync(path.join(root, ".next"), path.join(copy, ".next"), { recursive: true, filter: (file) => !file.endsWith("/.next/cache") });
  for (const part of [".build", "node_modules", "package.json", "next.config.js", "prisma", "public", "src"])
    symlinkSync(path.join(root, part), path.join(copy, part));
  return copy;
}

const build = ({ page }: Player) => page.locator("html").getAttribute("data-build");

test("pages of an older build renew themselves: at the game page at once, at a table between two decisions", async ({ browser }) => {
  const folder = builtCopy();
  const site = await Site.again(VARIABLES, folder);
  const [one, other, idle] = [
    await Player.playing(browser, site, "Ondine"),
    await Player.playing(browser, site, "Brock", "en"),
    await Player.playing(browser, site, "Misty"),
  ];
  await meetByChance(one, other);
  await untilAsked(one, other);
  const before = await build(one);

  await site.stop();
  writeFileSync(path.join(folder, ".next/BUILD_ID"), "newer");
  await site.start();
  await expect.poll(() => build(idle), { timeout: 60_000 }).toBe("newer");
  await expect(one.page.getByTestId("offline")).toBeHidden({ timeout: 20_000 });
  await one.table.asked();
  expect(await build(one)).toBe(before);

  await one.table.answerNext();
  await expect.poll(() => build(one), { timeout: 60_000 }).toBe("newer");
  await Promise.all([one.table.playTurns(1), other.table.playTurns(1)]);
  expect(await build(other)).toBe("newer");
  for (const player of [one, other, idle]) await player.close();
  await site.close();
  rmSync(folder, { recursive: true });
});
