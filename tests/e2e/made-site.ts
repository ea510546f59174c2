import type { APIRequestContext, Browser, BrowserContextOptions } from "@playwright/test";
import { scenes } from "@/games/pokemon/board/fixtures/scenes";
import type { PokemonUpdate } from "@/games/pokemon/board/record";
import { fightComputer } from "./dragonball-plays";
import { crowded } from "./dragonball-stage";
import { meetByChance, Player } from "./player";
import { PokemonStage } from "./pokemon-stage";
import type { Site } from "./site";

/** A site on which something has happened: people of every kind at their browsers, and something to see on each of its pages. */
export interface MadeSite {
  readonly visitor: Player;
  /** Has done nothing yet. */
  readonly newcomer: Player;
  /** Sits at a table of Pokémon, and has won a match; has decks, a friend and an open challenge. */
  readonly player: Player;
  /** Lost that match. */
  readonly rival: Player;
  /** Plays Dragon Ball: sits at a table, and has lost a match. */
  readonly fighter: Player;
  readonly administrator: Player;
  readonly pokemon: Matches;
  readonly dragonBall: Matches;
  /** Where the player's deck is shown to whoever has the link. */
  readonly sharedDeck: string;
  /** Where the player's challenge leads. */
  readonly challenge: string;
  /** Lays a moment out on the player's table. */
  stageMoment(name: keyof typeof scenes): Promise<void>;
  /** Shows the player's table as whoever watches it sees it. */
  stageWatched(): void;
  /** Lays a full table out before the fighter: in the middle of a turn, or of a battle. */
  stageFight(what: "turn" | "battle"): Promise<void>;
}

interface Matches {
  /** Addresses. */
  readonly running: string;
  readonly finished: string;
}

export async function makeSite(browser: Browser, site: Site, device: BrowserContextOptions = {}): Promise<MadeSite> {
  const visitor = await Player.arrive(browser, site, "", "fr", device);
  const newcomer = await Player.playing(browser, site, "Lilas", "fr", device);
  const player = await Player.playing(browser, site, "Capucine", "fr", device);
  const rival = await Player.playing(browser, site, "Bastien", "fr", device);
  const fighter = await Player.playing(browser, site, "Octave", "fr", device);
  const administrator = await Player.administrating(browser, site, device);

  const [sharedDeck, challenge] = await Promise.all([shareDeck(player.page.request), openChallenge(player.page.request)]);
  await player.askForFriendship(rival);
  await rival.acceptFriendship(player);
  const [finished, fought] = await Promise.all([win(player, rival), lose(fighter)]);
  await report(administrator.page.request, player.page.request, rival.pseudo, finished);
  await player.toGame();
  const table = await PokemonStage.against(player);
  await fighter.toGame();
  const fight = await crowded(fighter);

  return {
    visitor,
    newcomer,
    player,
    rival,
    fighter,
    administrator,
    pokemon: { running: player.table.url, finished },
    dragonBall: { running: fighter.table.url, finished: fought },
    sharedDeck,
    challenge,
    async stageMoment(name) {
      const scene: Partial<PokemonUpdate> = scenes[name];
      // Any key ends what is still to be seen of how the match began.
      await player.page.keyboard.press("Shift");
      table.show(scene);
      await purpose(player, scene.decision?.purpose);
    },
    stageWatched() {
      table.show({ ...scenes.main, decision: null, watched: "table" });
    },
    async stageFight(what) {
      if (what === "battle") fight.show({ view: fight.battle("defense", false), decision: fight.combos() });
      else fight.show({ decision: fight.turn });
      await purpose(fighter, what === "battle" ? "defense" : "main");
    },
  };
}

/** Waits until something is asked, or nothing. */
async function purpose({ page }: Player, asked: string | undefined): Promise<void> {
  const dock = asked === undefined ? "[data-state=waiting]" : `[data-purpose="${asked}"]`;
  await page.locator(`[data-testid=decision]${dock}`).waitFor({ state: "attached" });
}

async function shareDeck(request: APIRequestContext): Promise<string> {
  const { decks } = await (await request.get("/api/decks?game=pokemon")).json();
  const { share } = await (await request.post(`/api/decks/${decks[0].id}/share`)).json();
  return `/deck/partage/${share}`;
}

async function openChallenge(request: APIRequestContext): Promise<string> {
  const { code } = await (await request.post("/api/challenge-link", { data: { game: "pokemon", edition: "xy" } })).json();
  return `/defi/${code}`;
}

/** A short match that the other one gives up; its address. */
async function win(player: Player, rival: Player): Promise<string> {
  await meetByChance(player, rival);
  const { url } = player.table;
  await Promise.all([player.table.playTurns(1), rival.table.playTurns(1)]);
  if (!(await rival.table.result.isVisible())) await rival.table.concede();
  await player.table.outcome();
  return url;
}

/** A short match of Dragon Ball against the computer, given up; its address. */
async function lose(fighter: Player): Promise<string> {
  const table = await fightComputer(fighter);
  // Enough for something to be seen of it; its whole length takes a minute.
  for (let answers = 0; answers < 16; answers++) await table.answerNext();
  const { url } = table;
  await table.concedeToComputer();
  await table.outcome();
  return url;
}

/** The player reports whom they played against; so there is something for administrators to look into. */
async function report(administrator: APIRequestContext, player: APIRequestContext, pseudo: string, match: string): Promise<void> {
  const { players } = await (await administrator.get(`/api/admin/players?search=${pseudo}`)).json();
  const words = "Elle ne répond plus dès qu’elle perd.";
  await player.post("/api/reports", {
    data: { playerId: players[0].id, matchId: match.split("/").at(-1), reason: "STALLING", words },
  });
}
