import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commandLine } from "./command-line.mjs";
import { describedTypes } from "./described-types";

commandLine(
  `Usage: npm run cards:language
Writes down what the types of the effect language say, for the schema and for whatever else must know its words.`,
  {},
);

const lines = Object.entries(describedTypes("CardDefinition")).map(([name, described]) => `  ${name}: ${JSON.stringify(described)},\n`);
const text = `// Written by \`npm run cards:language\` out of the types of src/games/pokemon/engine/card.ts and effects/language: change those.
import type { Description } from "./described";

export const description: Description = {
${lines.join("")}};
`;
writeFileSync(fileURLToPath(new URL("../games/pokemon/cards/language/description.ts", import.meta.url)), text);
console.log(`${lines.length} types written down`);
