import { beforeAll, describe, expect, test } from "vitest";
import { type Frame, frameOf, framesOf, keptFrames, seenBy } from "./frame";
import { framesIn } from "./frame-lines";
import { type Views, viewsOf } from "./position";
import { type DuelView, duelGame } from "./testing";

const VIEWERS = [0, 1, "spectator", "all"] as const;
const game = duelGame.bind({});

/** A duel as it goes when everybody takes the first option. */
function played() {
  const start = game.start("a seed");
  const steps = [{ state: start.state, events: start.events }];
  for (let { state } = start, [asked] = game.decisions(state); asked; [asked] = game.decisions(state)) {
    const step = game.step(state, { decision: asked.id, seat: asked.seat, choice: [0] });
    if (!step.ok) throw new Error("the first option is legal");
    ({ state } = step);
    steps.push(step);
  }
  return steps;
}

describe("the frames of a match", () => {
  const steps = played();
  let frames: readonly Frame[] = [];
  beforeAll(async () => {
    let before: Views<DuelView> | undefined;
    const lines = steps.map(({ state, events }) => {
      const views = viewsOf(game, state, before);
      const line = frameOf(game, views, events, before);
      before = views;
      return line;
    });
    frames = await framesIn(lines);
  });

  test("give each viewer back what they saw, through the record too", () => {
    const again = framesOf(JSON.parse(JSON.stringify(keptFrames(frames))));
    expect(again).toHaveLength(steps.length);
    for (const [index, frame] of again.entries()) {
      const step = steps[index];
      if (!step) throw new Error("as many as before");
      for (const viewer of VIEWERS)
        expect(seenBy(frame, viewer)).toEqual({
          events: step.events.map((event) => game.redact(event, viewer)),
          view: game.view(step.state, viewer),
        });
    }
  });

  test("are what everybody saw and no more where an older version kept the beginning", () => {
    const [first, ...rest] = frames;
    if (!first) throw new Error("there is a beginning");
    const older: Frame = { events: [], view: game.view(game.start("a seed").state, "spectator"), hidden: null };
    const kept = keptFrames([older, ...rest]);
    expect(JSON.stringify(kept)).not.toContain('"viewer":"all"');
    const again = framesOf(kept);
    for (const [index, frame] of again.entries()) {
      expect(seenBy(frame, 0)).toBeNull();
      expect(seenBy(frame, "all")).toBeNull();
      expect(seenBy(frame, "spectator")?.view).toEqual(game.view(steps[index]?.state ?? game.start("").state, "spectator"));
    }
  });
});
