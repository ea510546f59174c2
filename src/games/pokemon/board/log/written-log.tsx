"use client";
import { useMemo } from "react";
import type { Story, WrittenLog } from "@/ui/match/log/story";
import { Turns } from "@/ui/match/log/turns";
import { usePseudo } from "@/ui/match/use-pseudo";
import { Words } from "@/ui/words/words";
import { isPokemonStory, type PokemonUpdate, read } from "../record";
import { useLog } from "./use-log";

/** The log of a match of the Pokémon TCG. */
export const PokemonLog: WrittenLog = ({ story }) => {
  if (!isPokemonStory(story)) throw new Error(`A match of ${story.game} is told as another game.`);
  return (
    <Words of={["card", "log", "purposes"]}>
      <Told story={story} />
    </Words>
  );
};

function Told({ story }: { story: Story<PokemonUpdate> }) {
  const pseudo = usePseudo(story.seats);
  const { told } = useMemo(() => read(story), [story]);
  return <Turns log={useLog(told, story.faces, pseudo)} pseudo={pseudo} />;
}
