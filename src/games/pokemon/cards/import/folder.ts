import { existsSync } from "node:fs";
import path from "node:path";
import { bulkFolder } from "./bulk";
import { repositoryFolder } from "./pokemon-tcg-data";
import { type CardSource, SourceError } from "./source";

/**
 * The cards of a folder: TCGdex bulk files, or a copy of pokemon-tcg-data.
 *
 * @throws SourceError when it is neither
 */
export function cardFolder(folder: string): CardSource {
  if (existsSync(path.join(folder, "cards", "en"))) return repositoryFolder(folder);
  if (existsSync(path.join(folder, "sets.json"))) return bulkFolder(folder);
  throw new SourceError("no-cards", folder, `${folder} holds neither TCGdex bulk files (sets.json) nor pokemon-tcg-data (cards/en).`);
}
