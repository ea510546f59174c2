import { describe, expect, it } from "vitest";
import { starterCards } from "@/games/dragonball/cards/starter";
import { type Locale, locales } from "@/i18n/locales";
import { compileCard } from "../compile/card";
import { textsOf } from ".";

/** A Battle Card of which only the skills matter. */
const card = starterCards()
  .map(({ definition }) => definition)
  .find(({ type, faces }) => type === "Battle" && faces.length === 1);

function said(english: string, locale: Locale): string | undefined {
  if (!card) throw new Error("No Battle Card among the starter cards");
  const compiled = compileCard({ ...card, faces: [{ ...card.faces[0], skills: [english] }] });
  if (!("definition" in compiled)) throw new Error(`Not understood: ${english}`);
  return textsOf(compiled.definition, locale)[0]?.[0];
}

interface Case {
  readonly rule: string;
  readonly english: string;
  readonly said: Readonly<Partial<Record<Locale, string>>>;
}

const CASES: readonly Case[] = [
  {
    rule: "owners stand before what cards have, colours before what they are without",
    english: "[Auto] When this card is played, KO up to 1 of your opponent's red skill-less Battle Cards with an energy cost of 3 or less.",
    said: {
      fr: "[Auto] Quand cette carte est jouée, mettez KO jusqu’à 1 carte de Combat rouge de votre adversaire sans Capacité ayant un coût d’Énergie de 3 ou moins.",
      es: "[Auto] Cuando se juega esta carta, deja KO hasta 1 carta de Combate roja de tu rival sin habilidades con un coste de Energía de 3 o menos.",
      it: "[Auto] Quando questa carta viene giocata, metti KO fino a 1 carta Battaglia rossa del tuo avversario senza abilità con un costo di Energia di 3 o meno.",
    },
  },
  {
    rule: "limits of cards are told before them, those of their numbers behind",
    english: "[Auto] If your life is at 4 or less and if you have 3 or more energy : When this card is played, draw 1 card.",
    said: {
      fr: "[Auto] Si vous avez 4 points de vie ou moins et si vous avez au moins 3 Énergies : Quand cette carte est jouée, piochez 1 carte.",
      es: "[Auto] Si tienes 4 cartas de Vida o menos y si tienes al menos 3 Energías : Cuando se juega esta carta, roba 1 carta.",
      it: "[Auto] Se hai 4 carte Vita o meno e se hai almeno 3 Energie : Quando questa carta viene giocata, pesca 1 carta.",
    },
  },
  {
    rule: "one or more is no plural",
    english: "[Auto] If you have 1 or more multicolor energy : When this card is played, draw 1 card.",
    said: {
      fr: "[Auto] Si vous avez au moins 1 Énergie multicolore : Quand cette carte est jouée, piochez 1 carte.",
      es: "[Auto] Si tienes al menos 1 Energía multicolor : Cuando se juega esta carta, roba 1 carta.",
      it: "[Auto] Se hai almeno 1 Energia multicolore : Quando questa carta viene giocata, pesca 1 carta.",
    },
  },
  {
    rule: "what all cards are has an article",
    english: "[Auto] If all of your energy are blue cards : When this card is played, draw 1 card.",
    said: {
      fr: "[Auto] Si toutes vos Énergies sont des cartes bleues : Quand cette carte est jouée, piochez 1 carte.",
      es: "[Auto] Si todas tus Energías son cartas azules : Cuando se juega esta carta, roba 1 carta.",
      it: "[Auto] Se tutte le tue Energie sono carte blu : Quando questa carta viene giocata, pesca 1 carta.",
    },
  },
  {
    rule: "the second of two kinds has its article",
    english: "[Auto] If your Leader is a green card or ＜Gogeta＞ card : When this card is played, draw 1 card.",
    said: {
      fr: "[Auto] Si votre Leader est une carte verte ou une carte ＜Gogeta＞ : Quand cette carte est jouée, piochez 1 carte.",
      es: "[Auto] Si tu Líder es una carta verde o una carta ＜Gogeta＞ : Cuando se juega esta carta, roba 1 carta.",
      it: "[Auto] Se il tuo Leader è una carta verde o una carta ＜Gogeta＞ : Quando questa carta viene giocata, pesca 1 carta.",
    },
  },
  {
    rule: "of two places the owner is told once",
    english: "[Auto] When this card is played, place up to 1 red card from your opponent's Drop or Warp at the bottom of its owner's deck.",
    said: {
      fr: "[Auto] Quand cette carte est jouée, placez jusqu’à 1 carte rouge depuis la Dispersion ou la Dimension parallèle de votre adversaire en dessous du deck de son propriétaire.",
      es: "[Auto] Cuando se juega esta carta, pon hasta 1 carta roja desde el Descarte o la Dimensión paralela de tu rival en la parte inferior del mazo de su propietario.",
      it: "[Auto] Quando questa carta viene giocata, metti fino a 1 carta rossa dagli Scarti o dalla Dimensione parallela del tuo avversario in fondo al mazzo del suo proprietario.",
    },
  },
  {
    rule: "each of two places has its preposition",
    english: "[Auto] When this card is played, play up to 1 red Battle Card from your deck or Drop.",
    said: {
      fr: "[Auto] Quand cette carte est jouée, jouez jusqu’à 1 carte de Combat rouge depuis votre deck ou votre Dispersion.",
      es: "[Auto] Cuando se juega esta carta, juega hasta 1 carta de Combate roja desde tu mazo o tu Descarte.",
      it: "[Auto] Quando questa carta viene giocata, gioca fino a 1 carta Battaglia rossa dal tuo mazzo o dai tuoi Scarti.",
    },
  },
  {
    rule: "sounds meet",
    english: "[Permanent] This card can't attack and is also treated as 《Shenron》 in all areas.",
    said: {
      fr: "[Permanent] Cette carte ne peut pas attaquer et est aussi considérée comme 《Shenron》 dans toutes les zones.",
      es: "[Permanent] Esta carta no puede atacar y también se considera 《Shenron》 en todas las zonas.",
      it: "[Permanent] Questa carta non può attaccare ed è considerata anche 《Shenron》 in tutte le aree.",
    },
  },
  {
    rule: "one card is other than one copy",
    english: "[Auto] When this card is played, play up to 1 red Battle Card other than copies of this card from your Drop.",
    said: {
      fr: "[Auto] Quand cette carte est jouée, jouez jusqu’à 1 carte de Combat rouge autre qu’un exemplaire de cette carte depuis votre Dispersion.",
      es: "[Auto] Cuando se juega esta carta, juega hasta 1 carta de Combate roja que no sea una copia de esta carta desde tu Descarte.",
      it: "[Auto] Quando questa carta viene giocata, gioca fino a 1 carta Battaglia rossa che non è una copia di questa carta dai tuoi Scarti.",
    },
  },
  {
    rule: "damage is counted",
    english: "[Auto] When this card is played, deal 2 damage to your opponent.",
    said: {
      fr: "[Auto] Quand cette carte est jouée, infligez 2 dégâts à votre adversaire.",
      es: "[Auto] Cuando se juega esta carta, inflige 2 de daño a tu rival.",
      it: "[Auto] Quando questa carta viene giocata, infliggi 2 danni al tuo avversario.",
    },
  },
];

describe.each(CASES)("$rule", ({ english, said: expected }) => {
  it.each(locales.filter((locale) => expected[locale]))("%s", (locale) => {
    expect(said(english, locale)).toBe(expected[locale]);
  });
});
