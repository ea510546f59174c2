/** Languages whose prints are compared with our sentences. */
export const PRINTED = ["fr", "es", "it"] as const;
export type PrintedLocale = (typeof PRINTED)[number];

/** Words that carry meaning, by what they mean: who, where, chance, choice, conditions, time. */
const SIGNS: Readonly<Record<string, Readonly<Record<PrintedLocale, RegExp>>>> = {
  coin: { fr: /pièce/i, es: /moneda/i, it: /monet/i },
  // What the player may do; "can't" and "if you can't" are no choice.
  may: {
    fr: /vous pouvez(?! pas| utiliser cette| jouer cette)/i,
    es: /(?<!no |solo )puedes(?! usar este | (?:usar|jugar) esta carta| usar esta habilidad (?:solo|durante))/i,
    it: /(?<!non )puoi(?! usare questo | (?:usare|giocare) questa carta| usare questa abilità (?:solo|durante))/i,
  },
  // The Defending and the Attacking Pokémon are the opponent's by their names, the Active Pokémon that attacks do more damage to by the rules,
  // and Pokémon "in play" are both players'.
  opponent: {
    fr: /adversaire|adverse|défenseur|attaquant|joueur|pokémon actifs|dégâts supplémentaires aux? pokémon(?:-ex)? actif|chaque (?:carte outil )?pokémon(?![^.,]*que vous avez)[^.,]* en jeu|à tous les pokémon|chaque personne|de chaque pokémon\.|(?:attachées aux|par des attaques des) pokémon(?! de votre| que vous| actifs)|d[’']un pokémon (?:vers|à) un autre|si un pokémon est/i,
    es: /rival|defensor|atacante|jugador|pokémon activos|puntos de daño más a(?:l| los) pokémon(?:-ex)? activo|cada pokémon(?:\.|(?![^.,]*que tengas)[^.,]* en juego)|todos los pokémon\.|por ataques de pokémon|de (?:1|un) pokémon a otro|si un pokémon está|cualquier pokémon activo/i,
    it: /avversari|difensore|attaccante|giocator|pokémon attivi|danni in più a(?:l|i) pokémon(?:-ex)? attiv|(?:ciascun|ogni|nessun) pokémon(?![^.,]*che hai)[^.,]* in gioco|ai pokémon in gioco|da attacchi dei pokémon|da un pokémon a un altro|se un pokémon è/i,
  },
  hand: { fr: /\bmain\b/i, es: /\bmano\b/i, it: /\bmano\b/i },
  discardPile: { fr: /pile de défausse/i, es: /pila de descartes/i, it: /pila degli scarti/i },
  prizes: { fr: /récompense/i, es: /premio/i, it: /premio/i },
  nextTurn: { fr: /prochain tour/i, es: /próximo turno/i, it: /prossimo turno/i },
  asleep: { fr: /endormi/i, es: /dormid/i, it: /addormentat/i },
  burned: { fr: /brûlé/i, es: /quemad[oa]/i, it: /bruciat/i },
  confused: { fr: /confus/i, es: /confundid/i, it: /confus/i },
  paralyzed: { fr: /paralysé/i, es: /paralizad/i, it: /paralizzat/i },
  poisoned: { fr: /empoisonné/i, es: /envenenad/i, it: /avvelenat/i },
  random: { fr: /hasard/i, es: /al azar|aleatori/i, it: /a caso|casual/i },
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

/** How prints, most of them from before Black & White, say what our sentences say otherwise. */
const OTHER_WORDS: Readonly<Record<PrintedLocale, readonly (readonly [other: RegExp, ours: string])[]>> = {
  fr: [
    // What is done anyway, said once more.
    [
      /(\d+) dégâts plus (\d+ dégâts[^.]*?)(?: ;|[.,]) ?si c'est pile,? (?:cette |l')attaque (?:ne )?(?:inflige|fait)(?: que)? \1 (?:points )?dégâts/gi,
      "$2",
    ],
    // That there is room on the Bench is said in brackets.
    [/^Vous pouvez (?:utiliser|jouer) cette (?:attaque|carte) uniquement si le nombre [^.]*?Banc[^.]*? est inférieur à 5\./g, ""],
    // What a rule says of every card of the kind.
    [/Vous ne pouvez jouer qu[’']une (?:seule )?carte Supporter [^.]*\. Lorsque vous [^.]*\.[^.]*défaussez[^.]*\./g, ""],
    [/Cette carte reste en jeu lorsque vous la jouez\.[^.]*carte Stade[^.]*\.(?: Si une autre carte [^.]*même nom[^.]*\.)?/g, ""],
    [/(?:Placez cette carte sur|Vous ne pouvez placer cette carte sur) votre Banc [^.]*l[’']autre moitié[^.]*\./g, ""],
    [/Ce pouvoir fonctionne même si [^.]*\./g, ""],
    [/(jouer de cartes? (?:Dresseur|Objet|Supporter|Stade)[^.,]*?) de (?:sa|leur) main/g, "$1"],
    [
      /(?:(?:les|aux|des) (?:deux )?Pokémon Actifs|chaque Pokémon Actif)(?: \(les vôtres et ceux de votre adversaire\))?/gi,
      "chaque Pokémon Actif de chaque joueur",
    ],
    [/(si cette attaque inflige des dégâts) au Pokémon Défenseur/gi, "$1"],
    [/autant de marqueurs de dégâts? que vous avez infligé de dégâts/gi, "autant"],
    [/Les Énergies[^.]*? après la (?:2e|seconde|deuxième)[^.]* ne comptent pas/g, "Jusqu'à 20 dégâts"],
    [/(si le nombre des? [^.,]*Banc[^.,]*) est inférieur à 5/gi, "$1 le permet"],
    [/entre (?:deux|2) tours/gi, "entre chaque tour"],
    [/sans regarder/gi, "au hasard"],
    [/tous deux/gi, ""],
    [/\bdeux (?=joueurs)/gi, ""],
    [/(?<=par des attaques )\(les vôtres et celles de votre adversaire\)/gi, ""],
    [/Si \p{Lu}[^ ]* a moins de marqueurs [^.]*, retirez-les tous\./gu, ""],
    [/((?:retire|enlève)[rz]?\b[^.]*?)\bun(?=\s+marqueur de dégât)/gi, "$1 1"],
    [/(retire[rz]?\b[^.]*?)autant de marqueurs de dégâts?/gi, "$1 10 dégâts"],
    [/\d+\s+dégâts plus (?=\d+\s+dégâts)/gi, ""],
    [/(dégâts de base[^.]*?) (?:au lieu|et non) de \d+/gi, "$1"],
    [/((?:retire|enlève)[rz]?\b[^.]*?)deux(?=\s+marqueurs)/gi, "$1 2"],
    [/((?:retire|enlève)[rz]?\b[^.]*?)trois(?=\s+marqueurs)/gi, "$1 3"],
    [/((?:retire|enlève)[rz]?\b[^.]*?)(\d+)(?=\s+marqueurs? de dégâts?)/gi, "$1$20"],
    [/(montre[rz]?(?:-l\p{L}+)?[^.,;]*?) à votre adversaire/giu, "$1"],
    [/tour suivant/gi, "prochain tour"],
    // Where a card would have gone otherwise, and what is done with a Bench that is too large, are rules.
    [/(?:plutôt que|au lieu) (?:de le placer )?(?:dans|de) (?:la|votre) pile de défausse/gi, ""],
    [/(début|fin) du tour de chaque joueur/gi, "$1 de chaque tour"],
    [/S[’']il a 5 Pokémon de Banc ou plus[^.]*\./g, ""],
    [/piochez ((?:les )?(?:une|\d) (?:cartes? du dessous|dernières cartes) de votre deck)/gi, "Ajoutez $1 à votre main"],
    [/pokémon actifs/gi, "Pokémon Actif"],
  ],
  es: [
    [/\d+ puntos de daño más (?=(?:otros )?\d+ puntos de daño)/gi, ""],
    [/(quita\b[^.]*?)(\d+)(?= contador(?:es)? de daño)/gi, "$1$20"],
    [/(?<=a este Pokémon por ataques )\(tanto tuyos como de tu rival\)/gi, ""],
    [/en (?:vez|lugar) de en la pila de descartes/gi, ""],
    [/Si (?:un jugador )?tiene 5 (?:o más )?Pokémon en Banca[^.]*\./g, ""],
    [/roba (\d cartas de la parte inferior de tu baraja)/gi, "pon $1 en tu mano"],
    [/enséñaselo a tu rival/gi, "enséñalo"],
    [/final del turno de cada jugador/gi, "final de cada turno"],
  ],
  it: [
    [/(\d+) danni più (?:altri )?(\d+ danni[^.]*?)[;,] se esce croce,? (?:questo attacco infligge|causa solo) \1 danni/gi, "$2"],
    [/^Puoi (?:usare|giocare) quest[ao] (?:attacco|carta) solo se il numero [^.]*?panchina[^.]*? (?:inferiore a|minore di) 5\./gi, ""],
    [/\d+ danni più (?=(?:altri )?\d+ danni)/gi, ""],
    [/((?:rimuovi|togli)\b[^.]*?)(\d+)(?= segnalin[io] danno)/gi, "$1$20"],
    [/((?:rimuovere|rimuovi|togliere|togli)\b[^.]*?)un(?= segnalino danno)/gi, "$1 1"],
    [/Altre carte Energia[^.]*dopo la 2ª non contano/g, "Fino a 20 danni"],
    [/(danno base[^.]*?) invece (?:che )?di \d+/gi, "$1"],
    // A slip of the printer's: "you are" for "if".
    [/\bsei (?=hai )/gi, "se "],
    [/\bdue (?=giocatori)/gi, ""],
    [/la debolezza è ×2\./gi, ""],
    [/puoi scegliere lo stesso pokémon più di una volta\./gi, ""],
    [/(?:da qualsiasi attacco|dagli attacchi), sia tuoi? che del tuo avversario/gi, "dagli attacchi"],
    [
      /invece che (?:nella|alla) pila degli scarti|anziché (?:nella|alla) pila degli scarti|invece (?:di metter[^ ]* nella|della) pila degli scarti/gi,
      "",
    ],
    [/Se (?:un giocatore )?ha 5 (?:o più )?Pokémon[^.]*\./g, ""],
    [/pesca ((?:\d|tre) carte (?:dal|in) fondo (?:del|al) tuo mazzo)/gi, "aggiungi $1 alla tua mano"],
    [/(mostral\p{L}+|mostra la carta) al tuo avversario/giu, "$1"],
    [/fine del turno di ciascun giocatore/gi, "fine di ogni turno"],
  ],
};

const inOneWording = (text: string, locale: PrintedLocale): string =>
  OTHER_WORDS[locale].reduce((said, [other, ours]) => said.replace(other, ours), text);

/** "2 {C}" and "{C}{C}" are one amount of Energy; prints may write the symbol as a word. */
const SYMBOLS_IN_A_ROW = /(\{[A-Z]\}|Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Colorless|Incolore)(?:\s*\1)+/g;

/** The numbers from 2 on; "one" is an article in all three languages. */
function numbers(text: string, locale: PrintedLocale): ReadonlySet<number> {
  const words = NUMBERS[locale];
  const spelled = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (words.includes(word) ? [words.indexOf(word) + 2] : []));
  const symbols = [...text.matchAll(SYMBOLS_IN_A_ROW)].map(([row, symbol = row]) => row.replace(/\s/g, "").length / symbol.length);
  return new Set([...(text.match(/\d+/g) ?? []).map(Number).filter((number) => number > 1), ...spelled, ...symbols]);
}

/** What the two texts of one language say differently: names of signs, "numbers"; empty when they agree. */
export function disagreements(ours: string, print: string, locale: PrintedLocale): readonly string[] {
  const [left, right] = [bare(inOneWording(ours, locale)), bare(inOneWording(print, locale))];
  if (right.trim() === "") return [];
  const [first, second] = [numbers(left, locale), numbers(right, locale)];
  const signs = Object.entries(SIGNS).flatMap(([name, words]) => (words[locale].test(left) === words[locale].test(right) ? [] : [name]));
  return first.size === second.size && [...first].every((number) => second.has(number)) ? signs : ["numbers", ...signs];
}
