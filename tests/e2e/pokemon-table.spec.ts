import type { Locator, Page } from "@playwright/test";
import { faces } from "@/games/pokemon/board/fixtures/faces";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import { cards, MINE, pokemon, THEIRS, view } from "@/games/pokemon/board/fixtures/table";
import { KeyboardTable } from "./keyboard";
import { Player, screenshot } from "./player";
import { pokemonPlays } from "./pokemon-plays";
import { PokemonStage } from "./pokemon-stage";
import { expect, test } from "./site";
import { bareSpot } from "./table";
import { settled } from "./views";

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const NOTHING_USED = { energy: false, supporter: false, stadium: false, retreat: false };
const BRIGHT = /btn--sun/;

/** Whether two parts of the page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("Both are on the page.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Where the next card that flies lands, from the top of the window; the flight is begun by what follows, and may be over before a slow page is looked at. */
function nextLanding(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...flight) {
          const animation = animate.apply(this, flight);
          const { effect } = animation;
          if (this.matches(".traveller") && effect instanceof KeyframeEffect) {
            Element.prototype.animate = animate;
            resolve(new DOMMatrix(String(effect.getKeyframes().at(-1)?.transform)).m42);
          }
          return animation;
        };
      }),
  );
}

test("the table says what can still be done, and what lies on it can be read and handled", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Lulu", "fr", { ...LAPTOP, reducedMotion: "no-preference" });
  const { page, words, table } = player;
  const stage = await PokemonStage.against(player);
  const endTurn = page.getByTestId("end-turn");
  const confirm = page.getByTestId("confirm").filter({ visible: true });
  const confused = pokemon(11, ["blaziken"], { conditions: ["Confused"], energy: cards(300, "fire") });
  const ex = pokemon(12, ["blaziken"], { energy: cards(310, "fire") });
  const theirs = { ...THEIRS, active: confused, bench: [ex, ...THEIRS.bench.slice(1)] };
  const turn = { ...scenes.main, view: view({ used: NOTHING_USED, sides: [MINE, theirs] }) };

  await test.step("in a turn the dock says what the hand is good for, the hand lies open, and the turn's end does not shine", async () => {
    stage.show(turn);
    await expect(page.getByTestId("next-deeds")).toContainText(words("board.deeds.energy"));
    await expect(page.getByTestId("next-deeds")).toContainText(words("board.deeds.bench"));
    await expect(page.getByTestId("hand-open")).toHaveAttribute("aria-expanded", "true");
    await expect(endTurn).not.toHaveClass(BRIGHT);
    stage.show({ ...turn, decision: { ...scenes.main.decision, options: [{ do: "endTurn" }] } });
    await expect(endTurn).toHaveClass(BRIGHT);
    await expect(page.getByTestId("hand-open")).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("what is once a turn is lit only while there is something to do", async () => {
    const energy = page.locator(".once li").first();
    await expect(energy).toHaveAttribute("data-state", "idle");
    stage.show(turn);
    await expect(energy).toHaveAttribute("data-state", "free");
  });

  await test.step("an attack says why it does so much, and shows it at its target; a condition is explained by a touch", async () => {
    const sum = {
      least: 20,
      most: 60,
      steps: [{ step: "effect", card: "band", amount: 20 } as const, { step: "weakness", operator: "×", value: 2 } as const],
    };
    const damage = { least: 80, most: 160, sum };
    const options = scenes.main.decision.options.map((option) =>
      "do" in option && option.do === "attack" ? { ...option, damage } : option,
    );
    stage.show({ ...turn, decision: { ...scenes.main.decision, options } });
    const attack = page.locator("[data-attack]");
    await expect(attack).toContainText(`20–60 + 20 ${faces.band?.name} × 2 ${words("board.damage.weakness")}`);
    await page.keyboard.press("a");
    await expect(attack).toBeFocused();
    await expect(page.locator("[data-place=active-theirs]").getByTestId("forecast")).toHaveText("−80–160");
    await page.locator("[data-place=active-theirs] button").focus();
    await page.keyboard.press("v");
    await expect(page.getByTestId("words")).toContainText(words("pokemonWords.Confused.text"));
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("forecast")).toHaveCount(0);
    stage.show(turn);
  });

  await test.step("a card that cannot be played says why, and leads to the rule", async () => {
    stage.show(scenes.main);
    await table.openHand();
    const supporter = page.locator('[data-card-handle="105"]');
    await supporter.dispatchEvent("click");
    const reason = page.getByTestId("unplayable");
    await expect(reason).toContainText(words("board.unplayable.supporter"));
    await expect(reason.getByRole("link")).toHaveAttribute("href", "/regles?game=pokemon#supporter");
    await page.keyboard.press("Escape");
    await expect(reason).toHaveCount(0);
    stage.show(turn);
  });

  await test.step("a card that is drawn flies to the open hand", async () => {
    const landing = nextLanding(page);
    stage.show({
      ...turn,
      events: [
        {
          type: "moved",
          seat: 0,
          cards: [null],
          from: { zone: "deck", seat: 0 },
          to: { zone: "hand", seat: 0 },
          visibleTo: [0],
          how: "draw",
        },
      ],
    });
    expect(await landing).toBeGreaterThan(LAPTOP.viewport.height / 2);
  });

  await test.step("a preview goes when the card is dragged, none opens on the way, and the card has left the hand", async () => {
    const card = page.locator("[data-holds]").first();
    const over = await page.locator("[data-place=active-theirs]").boundingBox();
    if (over === null) throw new Error("There is a place for their Active.");
    await card.hover({ position: (await bareSpot(card)) ?? { x: 0, y: 0 } });
    await expect(page.locator(".peek")).toBeVisible();
    await page.mouse.down();
    await expect(page.locator(".peek")).toHaveCount(0);
    await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 5 });
    await expect(card).toBeHidden();
    // A hover previews after less than half a second.
    await page.waitForTimeout(700);
    await expect(page.locator(".peek")).toHaveCount(0);
    await page.mouse.up();
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the mark of a family stands clear of the Energy, the name of a Confused Pokémon of its HP", async () => {
    const benched = page.locator("[data-place=bench-theirs] .inplay").first();
    expect(await overlap(benched.locator(".card__family"), benched.locator(".inplay__energies"))).toBe(false);
    const active = page.locator("[data-place=active-theirs] .inplay");
    expect(await overlap(active.locator(".card__name"), active.locator(".inplay__hp"))).toBe(false);
  });

  await test.step("the name of a Pokémon on its side is read whole, whatever lies on it", async () => {
    const lying = (id: number, condition: "Asleep" | "Paralyzed") =>
      pokemon(id, ["blaziken"], { conditions: [condition, "Poisoned", "Burned"], damage: 110, energy: cards(300 + id, "fire", "fire") });
    const sides = [
      { ...MINE, active: lying(1, "Paralyzed") },
      { ...THEIRS, active: lying(2, "Asleep") },
    ] as const;
    for (const viewport of [LAPTOP.viewport, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      stage.show({ ...turn, view: view({ sides }) });
      await expect(page.locator("[data-place=active-mine] .inplay[data-turn=right]").filter({ visible: true })).toBeVisible();
      await settled(page);
      await screenshot(page, `lying-${viewport.width}`);
      for (const place of ["active-mine", "active-theirs"]) {
        const figure = page.locator(`[data-place=${place}] .inplay`).filter({ visible: true }).first();
        for (const over of ["hp", "damage", "condition", "energies", "marks"])
          expect(await overlap(figure.locator(".card__name"), figure.locator(`.inplay__${over}`)), `${place} ${over}`).toBe(false);
        expect(await overlap(figure.locator(".inplay__damage"), figure.locator(".inplay__marks"))).toBe(false);
      }
    }
    await page.setViewportSize(LAPTOP.viewport);
  });

  await test.step("a name of two lines is read whole, between the mark of its family and its Energy", async () => {
    const long = (id: number) => pokemon(id, ["charizard"], { energy: cards(300 + id, "fire", "fire") });
    const lines = view({ sides: [{ ...MINE, active: long(1), bench: [long(2)] }, THEIRS] });
    for (const viewport of [LAPTOP.viewport, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      stage.show({ ...turn, view: lines });
      for (const place of ["active-mine", "bench-mine"]) {
        const figure = page.locator(`[data-place=${place}] .inplay`).filter({ visible: true }).first();
        const name = figure.locator(".card__name");
        await expect(name).toHaveText("Méga-Dracaufeu Y");
        await settled(page);
        await screenshot(page, `long-name-${place}-${viewport.width}`);
        expect(await overlap(name, figure.locator(".card__family"))).toBe(false);
        // Below its last letters there is a pixel of the line left.
        const [last, chip] = [await name.boundingBox(), await figure.locator(".inplay__energies").boundingBox()];
        expect((last?.y ?? 0) + (last?.height ?? 0) - (chip?.y ?? 0)).toBeLessThan(2);
      }
    }
    await page.setViewportSize(LAPTOP.viewport);
  });

  await test.step("the heading of the opponent's last turn stays, however much there is to tell", async () => {
    const attacked = { type: "attackUsed", seat: 1, pokemon: 11, card: "blaziken", index: 0, name: "Comet Heel" } as const;
    stage.show({ ...turn, decision: null, events: [{ type: "turnStarted", seat: 1, turn: 9 }, ...Array(6).fill(attacked)] });
    const told = page.getByTestId("last-turn");
    // As in a larger font.
    await told.evaluate((section) => {
      section.style.fontSize = "24px";
    });
    const [heading, whole] = [await told.getByRole("heading").boundingBox(), await told.boundingBox()];
    expect(heading?.y).toBeGreaterThanOrEqual(whole?.y ?? Number.NaN);
    await expect(told.locator("li").last()).toBeInViewport({ ratio: 1 });
  });

  await test.step("the bright button is never the one that takes nothing", async () => {
    for (const scene of [scenes.search, scenes.setupBench]) {
      stage.show(scene);
      await expect(confirm).toBeEnabled();
      await expect(confirm).not.toHaveClass(BRIGHT);
    }
    stage.show(scenes.search);
    await page.locator(".sheet [data-legal] [data-option]").first().click();
    await expect(confirm).toHaveClass(BRIGHT);
  });

  await test.step("the margin names who has to choose, whoever's turn it is", async () => {
    const who = page.getByTestId("turn-player");
    stage.show({ ...scenes.theirTargets, view: view({ turnSeat: 1 }) });
    await expect(who).toContainText(words("board.who.choose"));
    await expect(who).toContainText(player.pseudo);
    await expect(confirm).toHaveText(words("board.choice.more", { count: 2 }));
    stage.show({ view: view({ waitingFor: [{ seat: 1, purpose: "switchIn" }] }) });
    await expect(who).toContainText(words("board.who.chooses"));
    await expect(who).toContainText(words("board.computer"));
  });

  await test.step("the reactions go with a click beside them, and with their button", async () => {
    const open = player.button("board.react");
    const panel = page.getByRole("group", { name: words("board.reactions.label") });
    await open.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(LAPTOP.viewport.width - 200, 20);
    await expect(panel).toBeHidden();
    await open.click();
    await open.click();
    await expect(panel).toBeHidden();
  });
  await player.close();
});

test("a turn is played by keys alone, and the focus is never lost", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Iris", "en", LAPTOP);
  const { page, words } = player;
  const table = new KeyboardTable(page, pokemonPlays);
  await player.button("levels.easy.name").click();
  await table.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("board.title", { name: words("board.computer") }));
  for (let asked = await table.asked(); asked?.layout !== "main"; asked = await table.asked()) await table.answerNext();

  // Tab does not stop at what cannot be played; the arrows show it all the same.
  const hand = page.locator("[data-place=hand-mine] button");
  await expect(page.getByTestId("hand-open")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[data-place=hand-mine] button:not([data-holds])[tabindex='0']")).toHaveCount(0);
  await expect(page.locator(".move--off:is(button, [tabindex])")).toHaveCount(0);
  await hand.and(page.locator("[data-holds]")).first().focus();
  for (let count = await hand.count(); count > 0; count--) await page.keyboard.press("ArrowRight");
  await hand.first().focus();
  await page.keyboard.press("v");
  await expect(page.locator(".peek[data-pinned]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".peek")).toHaveCount(0);

  await page.keyboard.press("?");
  await expect(player.dialog("board.keys.title")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.locator(".log")).toBeVisible();

  const asked = await table.mustBeAsked();
  await page.keyboard.press("f");
  await table.gone(asked);
  await player.close();
});

test("by keys one finds one's way into what opens, and back", async ({ browser, site }) => {
  const player = await Player.playing(browser, site, "Iono", "en", LAPTOP);
  const { page, words } = player;
  await page.evaluate(() => localStorage.setItem("table-settings", '{"askBeforeEnd":true,"hints":false}'));
  const stage = await PokemonStage.set(page.context());
  await page.reload();
  await player.gameOpen();
  await player.button("levels.easy.name").press("Enter");
  await player.table.open();
  const focus = page.locator(":focus");
  const playable = page.locator("[data-place=hand-mine] [data-holds]").first();

  await test.step("the first decision has the focus, and Enter on the dock sends what was chosen", async () => {
    const asked = await player.table.mustBeAsked();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await screenshot(page, "keys-first-decision");
    const table = new KeyboardTable(page, pokemonPlays);
    const active = page.locator("[data-place=active-mine]").locator("[data-option]");
    if ((await active.count()) === 0) {
      await table.pickUp(0);
      await page.keyboard.press("Space");
    }
    await page.locator("#decision").focus();
    await page.keyboard.press("Enter");
    await table.gone(asked);
  });

  await test.step("the hand is opened at its first card that can be played", async () => {
    stage.show(scenes.main);
    await expect(page.getByTestId("hand-open")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("h");
    await expect(page.getByTestId("hand-open")).toHaveAttribute("aria-expanded", "false");
    await page.locator("#decision").focus();
    await page.keyboard.press("h");
    await expect(playable).toBeFocused();
  });

  await test.step("the reactions are opened at the first, and lead back", async () => {
    await page.keyboard.press("r");
    await expect(
      page
        .getByRole("group", { name: words("board.reactions.label") })
        .getByRole("button")
        .first(),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(playable).toBeFocused();
  });

  await test.step("the question about the end of the turn is answered by Enter", async () => {
    await page.keyboard.press("f");
    await expect(page.getByTestId("end-not-yet")).toBeFocused();
    await screenshot(page, "keys-early-end");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("end-not-yet")).toHaveCount(0);
    await expect(focus).toHaveCount(1);
    expect(await player.table.isAsked()).toBe(true);
  });

  await test.step("Escape closes what can be taken back, and the advice", async () => {
    stage.show({ ...scenes.main, past: [1] });
    for (const [button, panel] of [["take-back", "past"] as const, ["ask-advice", "advice"] as const]) {
      await page.getByTestId(button).press("Enter");
      await expect(page.getByTestId(panel)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByTestId(panel)).toHaveCount(0);
    }
  });
  await player.close();
});
