import type { PrintedCard } from "@/games/dragonball/cards/import/print";
import { compileSkills } from "./skill";

/** The card whose skills the tests read. */
export const moss: PrintedCard = {
  id: "T1-001",
  type: "Battle",
  colors: ["red"],
  cost: { total: 3, colors: { red: 1 } },
  faces: [{ name: "Moss", power: 10000, characters: ["Moss"], traits: [], skills: [] }],
};

/** What skills of Moss compile to. */
export const skills = (text: string) => compileSkills(text, { card: moss, face: "Moss" });
