"use client";
import { useCallback } from "react";
import type { Story, WrittenLog } from "@/ui/match/log/story";
import { Turns } from "@/ui/match/log/turns";
import { usePseudo } from "@/ui/match/use-pseudo";
import { Words } from "@/ui/words/words";
import { type DragonBallUpdate, isDragonBallStory } from "../record";
import { useLog } from "./use-log";

/** The log of a match of Dragon Ball Super Masters. */
export const DragonBallLog: WrittenLog = ({ story }) => {
  if (!isDragonBallStory(story)) throw new Error(`A match of ${story.game} is told as another game.`);
  return (
    <Words of={["dragonballBoard", "dragonballCard", "log"]}>
      <Told story={story} />
    </Words>
  );
};

function Told({ story }: { story: Story<DragonBallUpdate> }) {
  const pseudo = usePseudo(story.seats);
  const { faces } = story;
  const faceOf = useCallback(
    (definition: string) => {
      const face = faces[definition];
      if (face === undefined) throw new Error(`The story names ${definition}, which it has no face of.`);
      return face;
    },
    [faces],
  );
  return <Turns log={useLog(story, pseudo, faceOf)} pseudo={pseudo} />;
}
