import type { Localized } from "@/cards/card";

/** A printed set of cards; `releaseOrder` is the day of release as YYYYMMDD. */
export interface CardSetFacts {
  readonly id: string;
  readonly series: string;
  readonly names: Localized<string>;
  readonly releaseOrder: number;
}

export const starterSets: readonly CardSetFacts[] = [
  {
    id: "bw7",
    series: "bw",
    names: { en: "Boundaries Crossed", fr: "Frontières Franchies", es: "Fronteras Cruzadas", it: "Confini Varcati" },
    releaseOrder: 20121107,
  },
  {
    id: "xy0",
    series: "xy",
    names: { en: "Kalos Starter Set", fr: "Bienvenue à Kalos", es: "Kalos Starter Set", it: "Benvenuti a Kalos" },
    releaseOrder: 20131108,
  },
  { id: "xy1", series: "xy", names: { en: "XY", fr: "XY", es: "XY", it: "XY" }, releaseOrder: 20140205 },
  {
    id: "xy2",
    series: "xy",
    names: { en: "Flashfire", fr: "Étincelles", es: "Destellos de Fuego", it: "Fuoco Infernale" },
    releaseOrder: 20140507,
  },
  {
    id: "xy3",
    series: "xy",
    names: { en: "Furious Fists", fr: "Poings Furieux", es: "Puños Furiosos", it: "Colpi Furiosi" },
    releaseOrder: 20140813,
  },
  {
    id: "xy4",
    series: "xy",
    names: { en: "Phantom Forces", fr: "Vigueur Spectrale", es: "Fuerzas Fantasmales", it: "Forze Spettrali" },
    releaseOrder: 20141105,
  },
  {
    id: "xy5",
    series: "xy",
    names: { en: "Primal Clash", fr: "Primo-Choc", es: "Duelos Primigenios", it: "Scontro Primordiale" },
    releaseOrder: 20150204,
  },
  {
    id: "xy8",
    series: "xy",
    names: { en: "BREAKthrough", fr: "Impulsion Turbo", es: "Turbo Impulso", it: "Turbo Blitz" },
    releaseOrder: 20151104,
  },
  {
    id: "xy9",
    series: "xy",
    names: { en: "BREAKpoint", fr: "Rupture Turbo", es: "TURBOLímite", it: "Turbo Crash" },
    releaseOrder: 20160203,
  },
];
