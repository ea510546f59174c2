import type { Locator, Page } from "@playwright/test";
import type { Option } from "@/games/dragonball/engine/options";
import { crowded } from "./dragonball-stage";
import { Player } from "./player";
import { expect, test } from "./site";
import { bareSpot } from "./table";

const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

const PASS: Option = { do: "pass" };

/** Whether two parts of the page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("Both are on the page.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Which of these parts do not lie on the mat with all they have, give or take what stands out of a card. */
function partsOffMat(page: Page, parts: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const mat = document.querySelector(".mat")?.getBoundingClientRect();
    if (!mat) return ["no mat"];
    const slack = 6;
    return [...document.querySelectorAll(selector)]
      .filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        if (width === 0) return false;
        return left < mat.left - slack || top < mat.top - slack || right > mat.right + slack || bottom > mat.bottom + slack;
      })
      .map((part) => part.getAttribute("aria-label") ?? part.className);
  }, parts);
}

/** The width of the narrowest of these parts. */
function narrowest(parts: Locator): Promise<number> {
  return parts.evaluateAll((all) => Math.min(...all.map((part) => part.getBoundingClientRect().width)));
}

test("nine fighters, twelve Energies, eight combos: everything on Dragon Ball's table has its room, whatever the screen", async ({
  browser,
  site,
}) => {
  const player = await Player.playing(browser, site, "Gine", "fr", { viewport: LAPTOP });
  test.setTimeout(900_000);
  const { page, words, table } = player;
  const { stage, faces, mine, named, show, battle, combos, turn } = await crowded(player);
  const dock = page.getByTestId("decision");

  for (const size of [LAPTOP, DESK, PHONE]) {
    await page.setViewportSize(size);
    const at = (what: string) => `${what} at ${size.width}`;
    await test.step(at("the halves"), async () => {
      show({ decision: turn });
      await expect(dock).toHaveAttribute("data-purpose", "main");
      expect.soft(await partsOffMat(page, ".half :is([data-object], .energy-marker)"), at("the halves")).toEqual([]);
      for (const pile of await page.locator(".half--mine button.pile").all())
        await expect.poll(() => bareSpot(pile), at("piles")).not.toBeNull();
    });
    await test.step(at("the sums of a battle"), async () => {
      show({
        view: battle("defense", false),
        mine: { combo: stage.combo(faces, 8) },
        theirs: { combo: stage.combo(faces, 8) },
        decision: combos(),
      });
      await expect(dock).toHaveAttribute("data-purpose", "defense");
      for (const cards of await page.locator(".side__plus").all())
        expect.soft(await cards.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), at("combos")).toBeLessThanOrEqual(0);
      // What can be seen of a battle is not under what is asked about it.
      const parts = size === PHONE ? [".half--mine .lead", ".half--mine .energy", ".duel"] : [".half--theirs .piles", ".duel"];
      for (const part of parts) await expect.poll(() => overlap(dock, page.locator(part)), at(`the dock and ${part}`)).toBe(false);
    });
    await test.step(at("a chain"), async () => {
      const motion = { seat: stage.seat, negated: false } as const;
      const [first = "", second = "", third = ""] = faces.map(({ id }) => id);
      const chain = [
        { ...motion, kind: "activate", definition: first },
        { ...motion, kind: "counter", definition: second, negated: true },
        { ...motion, kind: "counter", definition: third },
      ] as const;
      show({ view: { ...battle("declared", false), chain }, decision: { kind: "counter", purpose: "counter", options: [PASS] } });
      await expect(page.locator(".chain li").first()).toContainText(words("dragonballBoard.chain.first"));
      for (const half of [".half--mine .battle-area", ".half--theirs .battle-area"])
        await expect.poll(() => overlap(page.locator(".chain"), page.locator(half)), at("chain")).toBe(false);
    });
    await test.step(at("numbers"), async () => {
      const options = Array.from({ length: 31 }, (_, number) => ({ number }));
      show({ decision: { kind: "number", purpose: "loops", options, fallback: [0] } });
      await expect(dock).toHaveAttribute("data-purpose", "loops");
      expect(await narrowest(page.locator(".pick-n label")), at("a number")).toBeGreaterThanOrEqual(44);
    });
  }

  await page.setViewportSize(LAPTOP);
  await test.step("a hand of twelve leaves its last card and its button in sight, and closed all of one's Life", async () => {
    const hand = stage.combo(faces, 12).map(({ object, definition }) => ({ object, definition }));
    show({ mine: { hand } });
    await expect(page.locator(".battle[data-hand=closed]")).toBeVisible();
    await expect.poll(() => overlap(page.locator("[data-place=hand-mine] .card").last(), page.locator(".half--mine .life"))).toBe(false);
    show({ mine: { hand }, decision: turn });
    await table.openHand();
    await expect.poll(() => bareSpot(page.getByTestId("hand-open"))).not.toBeNull();
    const last = page.locator("[data-place=hand-mine] [data-object]").last();
    await expect
      .poll(async () => ((await last.boundingBox())?.x ?? 0) + ((await last.boundingBox())?.width ?? 0))
      .toBeLessThanOrEqual(LAPTOP.width);
  });

  await test.step("a card that is looked at covers nothing that is asked, and goes with its card", async () => {
    show({ view: battle("defense", false), decision: combos() });
    const peek = page.locator(".dbt-peek");
    for (const where of [".half--mine .lead", ".half--mine .battle-area", ".half--theirs .uni", "[data-place=hand-mine]"]) {
      await page.locator(where).locator("[data-object]").first().hover();
      await expect(peek).toBeVisible();
      expect(await overlap(peek, dock), where).toBe(false);
    }
    show({ mine: { hand: mine.hand.slice(1) }, decision: turn });
    await expect(peek).toBeHidden();
    await page.mouse.move(0, 0);
  });

  await test.step("what pays is told above it", async () => {
    const active = mine.energy.filter(({ rest }) => !rest);
    const options = active.map(named);
    const constraint = { kind: "pays", cost: ["*", "*"], provides: active.map(() => [["*"]]) } as const;
    show({ decision: { kind: "pay", purpose: "pay", options, constraint, min: 2, max: 2, fallback: [0, 1] } });
    const label = page.locator(".half--mine .energy .zone__label b").first();
    await expect.poll(() => bareSpot(label)).not.toBeNull();
  });

  await test.step("cards that were looked at in vain are seen", async () => {
    const definitions = faces.slice(30, 35).map(({ id }) => id);
    const looked = { event: "looked", seat: stage.seat, zone: "deck", of: stage.seat, definitions } as const;
    show({ events: [looked], decision: { kind: "cards", purpose: "take", options: [], min: 0, max: 0, fallback: [] } });
    await expect(page.getByRole("dialog").locator(".card-button")).toHaveCount(5);
  });
  await player.close();
});

test("a card of the hand that cannot be played says why", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Chichi", "fr", { viewport: LAPTOP });
  const { page } = player;
  const { show } = await crowded(player);
  show({ decision: { options: [PASS] }, mine: { energy: [], energyMarkers: 0 } });
  await expect(page.getByTestId("decision")).toHaveAttribute("data-purpose", "main");
  await page.keyboard.press("1");
  await expect(page.getByRole("dialog").getByTestId("unplayable")).toHaveText(/Elle coûte \d+ Énergies?, et il vous en reste 0\./);
  await player.close();
});

test("what the opponent has just done stands in the margin, and on a phone under their name", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Fasha", "fr", { viewport: LAPTOP });
  const { page, words } = player;
  const { stage, faces, show, turn } = await crowded(player);
  const them = stage.seat === 0 ? 1 : 0;
  const played = faces.filter(({ type }) => type === "Battle").slice(0, 6);
  const from = { seat: them, zone: "hand" } as const;
  const to = { seat: them, zone: "battle" } as const;
  const events = [
    { event: "turn", seat: them, turn: 6 } as const,
    ...played.map(({ id }) => ({ event: "moved", how: "play", from, to, definition: id, was: null, object: null }) as const),
    { event: "damage", seat: stage.seat, amount: 2 } as const,
    { event: "turn", seat: stage.seat, turn: 7 } as const,
  ];
  show({ events, decision: turn });
  const told = page.getByTestId("last-turn");
  const damage = words("dragonballBoard.log.damage", { name: player.pseudo, count: 2 });
  await expect(told).toContainText(damage);
  // Where there is not room for all of it, whole lines are what is left.
  const list = told.locator("ol");
  const lines = await list.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.1);
  expect(await overlap(told, page.getByTestId("turn-player"))).toBe(false);
  await page.setViewportSize(PHONE);
  await expect(told).toBeHidden();
  await expect(page.getByTestId("last-deed")).toHaveText(damage);
  await player.close();
});

test("an attack says what it comes to before it is made, and the marks of a card leave its power to be read", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Panbukin", "fr", { viewport: LAPTOP });
  const { page, words, table } = player;
  const { stage, faces, mine, show } = await crowded(player);
  const fighting = faces.filter(({ type }) => type === "Battle");
  const [attacker, strong] = [mine.battle[0], fighting[1]];
  if (!attacker || !strong) throw new Error("There are fighters.");
  const weak = stage.placed(strong, { power: 5_000 });
  const bold = stage.placed(strong, { power: 20_000 });
  const attack = (target: number) => ({ do: "attack", card: attacker.object, definition: attacker.definition, target }) as const;
  show({
    mine: { battle: [{ ...attacker, power: 15_000, rest: false }] },
    theirs: { battle: [weak, bold] },
    decision: { options: [PASS, attack(weak.object), attack(bold.object)] },
  });
  const placed = page.locator(`.half--mine [data-object="${attacker.object}"]`);
  const mark = placed.locator(".state-badge").filter({ visible: true });
  await expect(mark).toHaveCount(1);
  expect(await overlap(mark, placed.locator(".placed__power"))).toBe(false);
  await table.pickUp(1);
  const power = (attacks: string, guards: string) => ({ attack: attacks, guard: guards });
  const moves = page.getByTestId("decision").locator(".move");
  await expect(moves.first()).toContainText(words("dragonballBoard.act.hits", power("15 000", "5 000")));
  await expect(moves.nth(1)).toContainText(words("dragonballBoard.act.misses", power("15 000", "20 000")));
  await player.close();
});

test("a question with but one answer is not put to whoever has it answered by itself", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Gure", "fr", { viewport: LAPTOP });
  const { page, words } = player;
  const { show } = await crowded(player);
  show({ decision: { kind: "counter", purpose: "counter", options: [PASS] } });
  await expect(page.getByTestId("pass")).toBeVisible();
  const order = page.getByRole("radio", { name: words("dragonballBoard.orders.unlessICould") });
  // In one go: what answers by itself waits no longer than it has to.
  const said = await order.first().evaluate(async (radio) => {
    if (radio instanceof HTMLElement) radio.click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const dock = document.querySelector("[data-testid=decision]");
    return {
      state: dock?.getAttribute("data-state"),
      text: dock?.textContent,
      pass: document.querySelector("[data-testid=pass]") !== null,
    };
  });
  expect(said).toEqual({ state: "waiting", text: expect.stringContaining(words("dragonballBoard.passing")), pass: false });
  await player.close();
});
