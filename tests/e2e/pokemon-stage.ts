import type { BrowserContext } from "@playwright/test";
import { faces } from "@/games/pokemon/board/fixtures/faces";
import { view } from "@/games/pokemon/board/fixtures/table";
import type { PokemonUpdate } from "@/games/pokemon/board/record";
import { other } from "@/kernel/game";
import type { Player } from "./player";
import { StagedLine } from "./staged-line";

/** A table on which the board's own samples of each moment can be laid out (`board/fixtures/scenes.ts`). */
export class PokemonStage {
  private constructor(private readonly line: StagedLine<PokemonUpdate>) {}

  /** For the pages that a browser opens from now on. */
  static async set(context: BrowserContext): Promise<PokemonStage> {
    return new PokemonStage(await StagedLine.set(context));
  }

  /** A player against the computer whose table shows what the test lays out. */
  static async against(player: Player): Promise<PokemonStage> {
    const stage = await PokemonStage.set(player.page.context());
    await player.page.reload();
    await player.button("levels.easy.name").click();
    await player.table.open();
    await player.table.asked();
    return stage;
  }

  /** Lays a moment out; what it does not say is as in the middle of a sample match. Samples are seen from the first seat. */
  show(scene: Partial<PokemonUpdate>): void {
    this.line.say((update, seq) => {
      const { seats, clock } = update;
      const decision = scene.decision ?? null;
      return {
        ...update,
        seat: 0,
        seats: update.seat === 0 ? seats : [seats[1], seats[0]],
        clock: { ...clock, running: null, turnMs: null },
        view: view(decision === null ? { turnSeat: 1, waitingFor: [{ seat: other(0), purpose: "main" }] } : {}),
        events: [],
        ...scene,
        decision: decision && { ...decision, id: seq },
        seq,
        faces,
      };
    });
  }
}
