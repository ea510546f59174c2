import type { CatalogueCard } from "@/cards/card";
import { colorless } from "./colorless";
import { darkness } from "./darkness";
import { dragon } from "./dragon";
import { fairy } from "./fairy";
import { fighting } from "./fighting";
import { fire } from "./fire";
import { grass } from "./grass";
import { lightning } from "./lightning";
import { metal } from "./metal";
import { psychic } from "./psychic";
import { water } from "./water";

export const flashfire: readonly CatalogueCard[] = [
  ...grass,
  ...fire,
  ...water,
  ...lightning,
  ...psychic,
  ...fighting,
  ...darkness,
  ...metal,
  ...fairy,
  ...dragon,
  ...colorless,
];
