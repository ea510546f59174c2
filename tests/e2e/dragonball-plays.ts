import type { Player } from "./player";
import { chooseAmong, DOCK, type Play, type Plays, Table } from "./table";

/** What a player of Dragon Ball is minded to do, asked anew before each answer. */
export interface Habits {
  /** Whether to play cards and so to spend Energy. */
  readonly plays?: () => boolean;
  /** Whether to attack now. */
  readonly attacks?: () => Promise<boolean>;
  /** Whether to add a card to the battle now, if possible. */
  readonly combos?: () => boolean;
}

/** Enough to pay for most cards. */
const ENERGIES = 4;
/** Somebody to attack with, yet few enough for the match to end soon. */
const FIGHTERS = 3;

const THEIR_LEADER = ".half--theirs .lead";

/** Energies first, then fighters, then attacks on the Leader; what can counter counters, and combos come as one is minded. */
export function dragonBallPlays({ plays = () => true, attacks = async () => true, combos = () => false }: Habits): Plays {
  const main: Play = async (table, { purpose, options }) => {
    const first = (deed: string) => {
      const index = options.indexOf(deed);
      return index < 0 ? null : index;
    };
    const there = (where: string) => table.page.locator(`.half--mine ${where} [data-object]`).count();
    const deed = async (option: number) => {
      await table.pickUp(option);
      await table.press(table.choice(DOCK, option));
    };
    const charge = (await there(".energy")) < ENERGIES ? first("charge") : null;
    if (charge !== null) return deed(charge);
    const play = plays() && (await there(".battle-area")) < FIGHTERS ? first("play") : null;
    if (play !== null) return deed(play);
    const attack = first("attack");
    if (attack !== null && (await attacks())) {
      await table.pickUp(attack);
      return table.press(table.choice(THEIR_LEADER));
    }
    const combo = combos() ? first("combo") : null;
    if (combo !== null) return deed(combo);
    // A window is answered at once: what can counter stands in the dock.
    const counter = first("counter");
    if (counter !== null) return table.press(table.choice(DOCK, counter));
    if (purpose === "main") return table.endTurn();
    await table.press(table.page.getByTestId("pass"));
  };
  const confirmed: Play = async (table, asked) => {
    if (await table.confirm.isDisabled()) await chooseAmong("main")(table, asked);
    else await table.press(table.confirm);
  };
  return {
    main,
    table: confirmed,
    sheet: confirmed,
    order: (table) => table.press(table.confirm),
    number: (table) => table.press(table.confirm),
    list: async (table, asked) => {
      if (await table.confirm.isVisible()) return confirmed(table, asked);
      await table.press(table.choice(DOCK).first());
    },
  };
}

/** Whether one of one's Energies can pay. */
export async function canPay({ page }: Table): Promise<boolean> {
  return (await page.locator(".half--mine .energy li:not([data-rest]) [data-object]").count()) > 0;
}

/** The player's table of a new match of Dragon Ball against the computer. */
export async function fightComputer(player: Player): Promise<Table> {
  const { page } = player;
  await page.request.put("/api/game", { data: { game: "dragonball" } });
  // Who is asked everything need not wait until a standing order has answered.
  await page.evaluate(() => localStorage.setItem("dragonball.standing", "always"));
  await player.toGame();
  await player.button("levels.easy.name").click();
  const table = new Table(page, dragonBallPlays({}));
  await table.open();
  return table;
}
