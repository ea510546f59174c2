import type { BrowserContext } from "@playwright/test";
import type { GameDecision } from "@/games/dragonball/board/model/layout";
import type { DragonBallUpdate } from "@/games/dragonball/board/record";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { Option } from "@/games/dragonball/engine/options";
import type { SeenCard, SeenPlaced, SeenPlayer, View } from "@/games/dragonball/engine/view/view";
import type { Player } from "./player";
import { StagedLine } from "./staged-line";

/** What is laid out instead of what the match has come to. */
export interface Situation {
  readonly view?: Partial<View>;
  readonly mine?: Partial<SeenPlayer>;
  readonly theirs?: Partial<SeenPlayer>;
  /** A question to the player; null for none. */
  readonly decision?: Partial<GameDecision> | null;
  readonly events?: DragonBallUpdate["events"];
  /** The page only watches. */
  readonly watched?: DragonBallUpdate["watched"];
}

const PASS: Option = { do: "pass" };

const MAIN: GameDecision = {
  id: 0,
  seat: 0,
  kind: "main",
  purpose: "main",
  options: [{ do: "pass" }],
  min: 1,
  max: 1,
  fallback: [0],
};

/** A table on which a situation can be laid out that a match takes long to come to. */
export class Stage {
  #faces: Readonly<Record<string, CardFace>> = {};
  #object = 1_000_000;

  private constructor(private readonly line: StagedLine<DragonBallUpdate>) {}

  /** For the pages that a browser opens from now on. */
  static async set(context: BrowserContext): Promise<Stage> {
    return new Stage(await StagedLine.set(context));
  }

  /** Brings cards of the catalogue, by what they are called there: from now on they can be laid out. */
  async bring({ page }: Player, ...filters: readonly string[]): Promise<readonly CardFace[]> {
    const brought: CardFace[] = [];
    for (const filter of filters) {
      const found: { entries: { face: CardFace }[] } = await (await page.request.get(`/api/cards?game=dragonball&${filter}`)).json();
      brought.push(...found.entries.map(({ face }) => face));
    }
    this.#faces = { ...this.#faces, ...Object.fromEntries(brought.map((face) => [face.id, face])) };
    return brought;
  }

  /** A card on the table. */
  placed(face: CardFace, more: Partial<SeenPlaced> = {}): SeenPlaced {
    const [{ power = null }] = face.sides;
    return {
      object: this.#object++,
      definition: face.id,
      under: [],
      rest: false,
      hidden: false,
      back: false,
      markers: 0,
      power,
      comboPower: face.comboPower ?? null,
      colors: face.colors,
      keywords: [],
      ...more,
    };
  }

  /** A card that its viewer may know. */
  card(face: CardFace): SeenCard {
    return { object: this.#object++, definition: face.id };
  }

  /** A side of the table with so much on it. */
  side(faces: readonly CardFace[], { fighters, energies }: { readonly fighters: number; readonly energies: number }): SeenPlayer {
    const fighting = faces.filter(({ type }) => type === "Battle");
    const first = (type: CardFace["type"]) => faces.filter((face) => face.type === type).slice(0, 1);
    const some = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => fighting[(from + index) % fighting.length]).flatMap((face) => face ?? []);
    return {
      deck: 31,
      hand: some(6, 20).map((face) => this.card(face)),
      life: Array.from({ length: 5 }, () => ({ object: null, definition: null })),
      zDeck: [],
      drop: some(9, 3).map((face) => this.card(face)),
      warp: some(2, 5).map((face) => this.card(face)),
      zEnergy: some(2, 7).map((face) => this.card(face)),
      removed: [],
      leader: first("Leader").map((face) => this.placed(face)),
      battle: some(fighters).map((face, index) =>
        this.placed(face, { rest: index % 3 === 1, keywords: index % 2 === 0 ? ["Blocker", "Double Strike"] : [] }),
      ),
      unison: first("Unison").map((face) => this.placed(face, { markers: 3 })),
      combo: [],
      energy: some(energies, 10).map((face, index) => this.placed(face, { rest: index > energies / 2 })),
      energyMarkers: 1,
    };
  }

  /** Cards added to a battle. */
  combo(faces: readonly CardFace[], count: number): readonly SeenPlaced[] {
    return faces
      .filter(({ type }) => type === "Battle")
      .slice(0, count)
      .map((face) => this.placed(face, { comboPower: 10_000 }));
  }

  /** Lays a situation out; what it does not say is as the match has it. */
  show({ view, mine, theirs, decision = null, events = [], watched }: Situation): void {
    this.line.say((update, seq) => {
      const { seat } = update;
      const [first, second] = update.view.players;
      const players: View["players"] =
        seat === 0
          ? [
              { ...first, ...mine },
              { ...second, ...theirs },
            ]
          : [
              { ...first, ...theirs },
              { ...second, ...mine },
            ];
      return {
        ...update,
        watched,
        view: { ...update.view, phase: "main", turn: 7, active: seat, notices: [], ...view, players },
        seq,
        decision: decision && { ...MAIN, ...decision, seat, id: seq },
        events,
        faces: this.#faces,
      };
    });
  }

  /** The seat of the player who looks. */
  get seat(): 0 | 1 {
    return this.line.update.seat;
  }
}

/** A table against the computer as full as it gets, on which situations are laid out. */
export async function crowded(player: Player) {
  const { page, table } = player;
  const stage = await Stage.set(page.context());
  // A question that is only laid out is not to be answered by itself.
  await page.evaluate(() => localStorage.setItem("dragonball.standing", "always"));
  await page.reload();
  await player.gameOpen();
  await page.getByRole("radio", { name: /Dragon Ball/ }).check({ force: true });
  await player.button("levels.easy.name").click();
  await table.open();
  await table.asked();
  const faces = await stage.bring(player, "kinds=Leader", "kinds=Battle", "kinds=Extra", "kinds=Unison");
  const mine = stage.side(faces, { fighters: 9, energies: 12 });
  const theirs = stage.side(faces.toReversed(), { fighters: 9, energies: 12 });
  const hidden = { ...theirs, hand: Array.from({ length: 11 }, () => ({ object: null, definition: null })) };
  const { seat } = stage;
  const named = (card: { readonly object: number | null; readonly definition: string | null }) => ({
    card: card.object ?? 0,
    definition: card.definition ?? "",
  });
  return {
    stage,
    faces,
    mine,
    named,
    show: (situation: Situation) =>
      stage.show({ ...situation, mine: { ...mine, ...situation.mine }, theirs: { ...hidden, ...situation.theirs } }),
    /** A battle of my first fighter against their Leader, or of theirs against mine. */
    battle(step: string, attacks: boolean): NonNullable<Situation["view"]> {
      const [attack, guard] = attacks ? [mine.battle[0], theirs.leader[0]] : [theirs.battle[0], mine.leader[0]];
      return {
        active: attacks ? seat : seat === 0 ? 1 : 0,
        battle: { attack: attack?.object ?? 0, guard: guard?.object ?? 0, step, damage: 1 },
      };
    },
    /** What a turn asks. */
    turn: { options: [...mine.hand.map((card) => ({ do: "play", ...named(card) }) as const), PASS] } satisfies Partial<GameDecision>,
    combos: (): Partial<GameDecision> => ({
      purpose: "defense",
      options: [...mine.hand.map((card) => ({ do: "combo", ...named(card) }) as const), PASS],
    }),
  };
}
