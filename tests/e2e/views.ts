import { expect, type Page } from "@playwright/test";
import { DeckPage } from "./deck-page";
import type { MadeSite } from "./made-site";
import type { Player } from "./player";

/** All that there is to see on the site, for tests and pictures of all of it. A new page is a line, or several where it shows itself differently. */

export interface View {
  /** What its picture is called. */
  readonly name: string;
  /** The page that it shows, as `src/app` names it. */
  readonly page: string;
  /** Brings somebody's browser there. */
  readonly open: (made: MadeSite) => Promise<Page>;
}

type Who = "visitor" | "newcomer" | "player" | "rival" | "fighter" | "administrator";
type Show = (player: Player, made: MadeSite) => Promise<unknown>;

const HEADING: Show = ({ page }) => page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });

/** @param show what is done on the page, or waited for */
function view(name: string, page: string, who: Who, address: string | ((made: MadeSite) => string) = page, show = HEADING): View {
  return {
    name,
    page,
    open: async (made) => {
      const player = made[who];
      await player.page.goto(typeof address === "string" ? address : address(made));
      await show(player, made);
      return player.page;
    },
  };
}

const lobby: Show = ({ page }) => page.locator("main:not([aria-busy])").waitFor();
const catalogue: Show = (player) => expect(new DeckPage(player).catalogue.getByRole("status").first()).not.toBeEmpty();
const table: Show = (player) => player.table.asked();
const result: Show = (player) => player.table.result.waitFor();
const replay: Show = ({ page }) => page.getByTestId("replay").waitFor();
const running = ({ pokemon }: MadeSite) => pokemon.running;
const fight = ({ dragonBall }: MadeSite) => dragonBall.running;
const ADMIN = "/administration";

export const VIEWS: readonly View[] = [
  view("home", "/", "visitor"),
  view("home-ended", "/", "visitor", "/?session=suspended"),
  view("sign-up", "/inscription", "visitor"),
  view("sign-up-faults", "/inscription", "visitor", "/inscription", ({ page, words }) =>
    page.getByRole("button", { name: words("signup.submit") }).click(),
  ),
  view("password-forgotten", "/mot-de-passe", "visitor"),
  view("password-new", "/mot-de-passe/nouveau", "visitor"),
  view("confirmation", "/confirmation", "visitor"),
  view("rules", "/regles", "visitor"),
  view("rules-dragonball", "/regles", "visitor", "/regles?game=dragonball"),
  view("challenge", "/defi/[code]", "visitor", ({ challenge }) => challenge),
  view("challenge-gone", "/defi/[code]", "visitor", "/defi/none"),
  view("challenge-own", "/defi/[code]", "player", ({ challenge }) => challenge),
  view("challenge-taken-up", "/defi/[code]", "newcomer", ({ challenge }) => challenge),
  view("deck-shared", "/deck/partage/[id]", "visitor", ({ sharedDeck }) => sharedDeck),
  view("not-found", "/deck/partage/[id]", "visitor", "/deck/partage/none"),

  view("lobby-newcomer", "/jeu", "newcomer", "/jeu", lobby),
  view("lobby-welcome", "/jeu", "newcomer", "/parties", async ({ page, words }) => {
    // The browsers of these tests say of whoever loads a page that they know the game; the others are greeted.
    await page.evaluate(() => localStorage.removeItem("knows-the-game"));
    const play = page.getByRole("navigation").getByRole("link", { name: words("shell.nav.play") });
    await play.click();
    await page.getByTestId("knows").waitFor();
  }),
  view("lobby", "/jeu", "rival", "/jeu", lobby),
  view("lobby-waiting", "/jeu", "rival", "/jeu", async (player) => {
    await player.joinQueue();
    await player.button("lobby.queue.leave").waitFor();
    // Whoever has waited long is offered the computer.
    await player.page.evaluate(() => {
      const [since, at] = (localStorage.getItem("queue-learnt") ?? "").split(" ");
      localStorage.setItem("queue-learnt", `${since} ${Number(at) - 30_000}`);
    });
    await player.page.reload();
    await player.button("lobby.queue.meanwhile.play").waitFor();
  }),
  view("lobby-playing", "/jeu", "player", "/jeu", lobby),
  view("lobby-dragonball", "/jeu", "fighter", "/jeu", lobby),
  view("deck", "/deck", "player", "/deck", catalogue),
  view("deck-filters", "/deck", "player", "/deck", async (player, made) => {
    await catalogue(player, made);
    await new DeckPage(player).catalogue.getByRole("button", { name: player.words("decks.catalogue.filters") }).click();
  }),
  view("deck-list-read", "/deck", "player", "/deck", (player) => new DeckPage(player).readList("1 Froakie XY 39\n1 Missingno")),
  view("deck-dragonball", "/deck", "player", "/deck?game=dragonball", async (player, made) => {
    await catalogue(player, made);
    await new DeckPage(player).lookAt(", Leader,");
  }),
  view("practice", "/entrainement", "player"),
  view("practice-dragonball", "/entrainement", "player", "/entrainement?game=dragonball"),
  view("position", "/entrainement/position", "player"),
  view("position-dragonball", "/entrainement/position", "player", "/entrainement/position?game=dragonball"),
  view("history", "/parties", "player"),
  view("history-empty", "/parties", "newcomer"),
  view("history-nothing-found", "/parties", "player", "/parties?game=dragonball"),
  view("profile", "/joueur/[pseudo]", "player", ({ player }) => `/joueur/${player.pseudo}`),
  view("profile-of-another", "/joueur/[pseudo]", "player", ({ rival }) => `/joueur/${rival.pseudo}`),
  view("profile-empty", "/joueur/[pseudo]", "newcomer", ({ newcomer }) => `/joueur/${newcomer.pseudo}`),
  view("account", "/compte", "player"),
  view("account-deletion", "/compte", "player", "/compte", (player) => player.button("account.deletion.open").click()),

  view("match-refused", "/match/[id]", "newcomer", "/match/none", ({ page }) => page.getByTestId("match-refused").waitFor()),
  ...(["setupActive", "main", "theirTargets", "search", "prizes", "order", "coins"] as const).map((moment) =>
    view(moment === "main" ? "match" : `match-${moment}`, "/match/[id]", "player", running, async (player, made) => {
      await table(player, made);
      await made.stageMoment(moment);
    }),
  ),
  view("match-log", "/match/[id]", "player", running, async (player, made) => {
    await table(player, made);
    await made.stageMoment("main");
    await player.page
      .getByRole("button", { name: player.words("board.log"), exact: true })
      .filter({ visible: true })
      .click();
    await player.page.locator(".log").waitFor();
  }),
  view("match-watched", "/match/[id]", "player", running, async (player, made) => {
    await table(player, made);
    made.stageWatched();
    await player.page.getByTestId("watched").waitFor();
  }),
  view("match-lesson", "/match/[id]", "newcomer", "/jeu", async (player) => {
    await player.button("lobby.lesson.again").click();
    await player.page.getByTestId("coach").waitFor();
  }),
  ...(["turn", "battle"] as const).map((moment) =>
    view(`match-dragonball-${moment}`, "/match/[id]", "fighter", fight, async (player, made) => {
      await table(player, made);
      await made.stageFight(moment);
    }),
  ),
  view("result-won", "/match/[id]", "player", ({ pokemon }) => pokemon.finished, result),
  view("result-lost", "/match/[id]", "rival", ({ pokemon }) => pokemon.finished, result),
  view("result-dragonball", "/match/[id]", "fighter", ({ dragonBall }) => dragonBall.finished, result),
  view("replay", "/match/[id]/rejouer", "player", ({ pokemon }) => `${pokemon.finished}/rejouer`, replay),
  view("replay-dragonball", "/match/[id]/rejouer", "fighter", ({ dragonBall }) => `${dragonBall.finished}/rejouer`, replay),

  view("administration-log-in", ADMIN, "visitor"),
  view("administration", ADMIN, "administrator"),
  view("administration-nobody", ADMIN, "administrator", `${ADMIN}?search=nobody`),
  view("administration-cards", `${ADMIN}/cartes`, "administrator"),
  view("administration-register", `${ADMIN}/registre`, "administrator"),
  view("administration-frozen-empty", `${ADMIN}/pannes`, "administrator"),
  view("administration-reports", `${ADMIN}/signalements`, "administrator"),
  view("administration-reports-empty", `${ADMIN}/signalements`, "administrator", `${ADMIN}/signalements?show=closed`),
  view(
    "administration-match",
    `${ADMIN}/signalements/[id]`,
    "administrator",
    ({ pokemon }) => `${ADMIN}/signalements/${pokemon.finished.split("/").at(-1)}`,
  ),
  view(
    "administration-frozen-match",
    `${ADMIN}/pannes/[id]`,
    "administrator",
    ({ pokemon }) => `${ADMIN}/pannes/${pokemon.finished.split("/").at(-1)}`,
  ),
];

/** The screens that people have, from the phone to the desk. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Lets a page settle after it was changed. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Shows a page in one of the themes. */
export async function inTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    // A colour on its way from one theme to the other is none of either; one that has arrived may set others on their way.
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let changes = underWay(); changes.length > 0; changes = underWay()) for (const change of changes) change.finish();
  }, theme);
}
