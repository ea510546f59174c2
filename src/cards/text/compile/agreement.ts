/** Languages whose prints are compared with our sentences. */
export const PRINTED = ["fr", "es", "it"] as const;
export type PrintedLocale = (typeof PRINTED)[number];

/** Words that carry meaning, by what they mean: who, where, chance, choice, conditions, time. */
const SIGNS: Readonly<Record<string, Readonly<Record<PrintedLocale, RegExp>>>> = {
  coin: { fr: /pièce/i, es: /moneda/i, it: /monet/i },
  // What the player may do; "can't" and "if you can't" are no choice.
  may: {
    fr: /vous pouvez(?! pas| utiliser cette| jouer cette)/i,
    es: /(?<!no )puedes(?! usar est[ae] | jugar esta carta)/i,
    it: /(?<!non )puoi(?! usare quest[ao] | giocare questa carta)/i,
  },
  // The Defending and the Attacking Pokémon are the opponent's by their names, the Active Pokémon that attacks do more damage to by the rules,
  // and Pokémon "in play" are both players'.
  opponent: {
    fr: /adversaire|adverse|défenseur|attaquant|joueur|pokémon actifs|dégâts supplémentaires aux? pokémon(?:-ex)? actif|chaque (?:carte outil )?pokémon(?![^.,]*que vous avez)[^.,]* en jeu|à tous les pokémon en jeu/i,
    es: /rival|defensor|atacante|jugador|pokémon activos|puntos de daño más a(?:l| los) pokémon(?:-ex)? activo|cada pokémon(?![^.,]*que tengas)[^.,]* en juego/i,
    it: /avversari|difensore|attaccante|giocator|pokémon attivi|danni in più a(?:l|i) pokémon(?:-ex)? attiv|(?:ciascun|ogni|nessun) pokémon(?![^.,]*che hai)[^.,]* in gioco|ai pokémon in gioco/i,
  },
  hand: { fr: /\bmain\b/i, es: /\bmano\b/i, it: /\bmano\b/i },
  discardPile: { fr: /pile de défausse/i, es: /pila de descartes/i, it: /pila degli scarti/i },
  prizes: { fr: /récompense/i, es: /premio/i, it: /premio/i },
  nextTurn: { fr: /prochain tour/i, es: /próximo turno/i, it: /prossimo turno/i },
  asleep: { fr: /endormi/i, es: /dormid/i, it: /addormentat/i },
  burned: { fr: /brûlé/i, es: /quemad/i, it: /bruciat/i },
  confused: { fr: /confus/i, es: /confundid/i, it: /confus/i },
  paralyzed: { fr: /paralysé/i, es: /paralizad/i, it: /paralizzat/i },
  poisoned: { fr: /empoisonné/i, es: /envenenad/i, it: /avvelenat/i },
  random: { fr: /hasard/i, es: /al azar/i, it: /a caso|casual/i },
};

const NUMBERS: Readonly<Record<PrintedLocale, readonly string[]>> = {
  fr: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  es: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  it: ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
};

/** Reminders in brackets repeat rules and are left out on both sides; brackets that say whose Pokémon are meant stay. */
const bare = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, (bracket) => (/vôtres|tuyos|tuoi|rival|advers|avvers/.test(bracket) ? bracket : " "))
    // "Does 80 damage minus 20": the first figure is the printed damage.
    .replace(/\d+ (?:dégâts|puntos de daño|danni)(?= (?:moins|menos|meno) \d)/g, " ");

/** How prints before Black & White say what is said otherwise since. */
const OLD_WORDS: Readonly<Record<PrintedLocale, readonly (readonly [old: RegExp, since: string])[]>> = {
  fr: [
    // What is done anyway, said once more.
    [/(\d+) dégâts plus (\d+ dégâts[^.]*?) ; si c'est pile, cette attaque inflige \1 dégâts/gi, "$2"],
    // That there is room on the Bench is said in brackets.
    [/^Vous pouvez (?:utiliser|jouer) cette (?:attaque|carte) uniquement si le nombre [^.]*?Banc[^.]*? est inférieur à 5\./g, ""],
    [/entre deux tours/gi, "entre chaque tour"],
    [/sans regarder/gi, "au hasard"],
    [/tous deux/gi, ""],
    [/Si \p{Lu}[^ ]* a moins de marqueurs [^.]*, retirez-les tous\./gu, ""],
    [/((?:retire|enlève)[rz]?\b[^.]*?)\bun(?=\s+marqueur de dégât)/gi, "$1 1"],
    [/(retire[rz]?\b[^.]*?)autant de marqueurs de dégâts?/gi, "$1 10 dégâts"],
    [/\d+\s+dégâts plus (?=\d+\s+dégâts)/gi, ""],
    [/(dégâts de base[^.]*?) au lieu de \d+/gi, "$1"],
    [/((?:retire|enlève)[rz]?\b[^.]*?)(\d+)(?=\s+marqueurs? de dégâts?)/gi, "$1$20"],
    [/(montre[rz]?(?:-l\p{L}+)?[^.,;]*?) à votre adversaire/giu, "$1"],
    [/tour suivant/gi, "prochain tour"],
    [/pokémon actifs/gi, "Pokémon Actif"],
  ],
  es: [
    [/\d+ puntos de daño más (?=(?:otros )?\d+ puntos de daño)/gi, ""],
    [/(quita\b[^.]*?)(\d+)(?= contador(?:es)? de daño)/gi, "$1$20"],
  ],
  it: [
    [/(\d+) danni più (?:altri )?(\d+ danni[^.]*?); se esce croce, questo attacco infligge \1 danni/gi, "$2"],
    [/^Puoi (?:usare|giocare) quest[ao] (?:attacco|carta) solo se il numero [^.]*?panchina[^.]*? inferiore a 5\./gi, ""],
    [/\d+ danni più (?=(?:altri )?\d+ danni)/gi, ""],
    [/((?:rimuovi|togli)\b[^.]*?)(\d+)(?= segnalin[io] danno)/gi, "$1$20"],
  ],
};

const inTodaysWords = (print: string, locale: PrintedLocale): string =>
  OLD_WORDS[locale].reduce((said, [old, since]) => said.replace(old, since), print);

/** The numbers from 2 on; "one" is an article in all three languages. */
function numbers(text: string, locale: PrintedLocale): ReadonlySet<number> {
  const words = NUMBERS[locale];
  const spelled = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (words.includes(word) ? [words.indexOf(word) + 2] : []));
  return new Set([...(text.match(/\d+/g) ?? []).map(Number).filter((number) => number > 1), ...spelled]);
}

/** What the two texts of one language say differently: names of signs, "numbers"; empty when they agree. */
export function disagreements(ours: string, print: string, locale: PrintedLocale): readonly string[] {
  const [left, right] = [bare(inTodaysWords(ours, locale)), bare(inTodaysWords(print, locale))];
  const [first, second] = [numbers(left, locale), numbers(right, locale)];
  const signs = Object.entries(SIGNS).flatMap(([name, words]) => (words[locale].test(left) === words[locale].test(right) ? [] : [name]));
  return first.size === second.size && [...first].every((number) => second.has(number)) ? signs : ["numbers", ...signs];
}
