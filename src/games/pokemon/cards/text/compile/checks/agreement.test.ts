import { describe, expect, it } from "vitest";
import { disagreements } from "./agreement";
import { MISPRINTS } from "./misprints";

describe("agreement with a print", () => {
  it("agrees across other words for the same thing", () => {
    expect(disagreements("Lancez 2 pièces.", "Lancez deux pièces à pile ou face.", "fr")).toEqual([]);
    expect(disagreements("Lancia 2 monete.", "Lancia due volte una moneta.", "it")).toEqual([]);
  });

  it("leaves reminders out", () => {
    expect(disagreements("Roba 3 cartas.", "Roba 3 cartas. (Solo puedes hacerlo 1 vez.)", "es")).toEqual([]);
  });

  it("names a number, a player, a condition and a choice that differ", () => {
    expect(disagreements("Piochez 2 cartes.", "Piochez 3 cartes.", "fr")).toEqual(["numbers"]);
    expect(disagreements("Descarta 1 carta de tu mano.", "Descarta 1 carta de la mano de tu rival.", "es")).toEqual(["opponent"]);
    expect(disagreements("Il Pokémon è confuso.", "Il Pokémon è avvelenato.", "it")).toEqual(["confused", "poisoned"]);
    expect(disagreements("Vous pouvez piocher une carte.", "Piochez une carte.", "fr")).toEqual(["may"]);
  });

  it("knows the words of older prints", () => {
    const more = "Cette attaque inflige 10 dégâts supplémentaires.";
    expect(disagreements(more, "Cette attaque inflige 30 dégâts plus 10 dégâts supplémentaires.", "fr")).toEqual([]);
    expect(disagreements("Soignez 20 dégâts à ce Pokémon.", "Retirez à Moussu 2 marqueurs de dégât.", "fr")).toEqual([]);
    expect(disagreements("Soignez 20 dégâts à ce Pokémon.", "Retirez à Moussu 3 marqueurs de dégât.", "fr")).toEqual(["numbers"]);
    expect(disagreements("Montrez-la.", "Montrez-la à votre adversaire.", "fr")).toEqual([]);
  });

  it("takes the use of an Ability for a choice, and a condition on its use for none", () => {
    expect(disagreements("Puedes robar 1 carta.", "Puedes usar esta habilidad. Roba 1 carta.", "es")).toEqual([]);
    expect(disagreements("Puoi pescare una carta.", "Puoi usare questa abilità. Pesca una carta.", "it")).toEqual([]);
    expect(disagreements("Puedes robar 1 carta.", "Solo puedes usar esta habilidad una vez. Roba 1 carta.", "es")).toEqual(["may"]);
  });

  it("counts the symbols of an amount of Energy", () => {
    expect(disagreements("Esta carta proporciona Energía {C}{C}.", "Esta carta proporciona 2 Energías Colorless.", "es")).toEqual([]);
    expect(disagreements("Questa carta fornisce Energia {C}{C}.", "Fornisce Energia Colorless Colorless.", "it")).toEqual([]);
    expect(disagreements("Cette carte fournit {C}{C}{C}.", "Cette carte fournit ColorlessColorless.", "fr")).toEqual(["numbers"]);
  });

  it("leaves out where a card would have gone otherwise", () => {
    expect(disagreements("Ponlo en tu mano.", "Ponlo en tu mano en vez de en la pila de descartes.", "es")).toEqual([]);
    expect(disagreements("Ajoutez-le à votre main.", "Ajoutez-le à votre main plutôt que dans votre pile de défausse.", "fr")).toEqual([]);
  });

  it("takes cards that are drawn from the bottom of the deck for cards that are put into the hand", () => {
    expect(disagreements("Ajoutez les 3 cartes du dessous à votre main.", "Piochez 3 cartes du dessous de votre deck.", "fr")).toEqual([]);
  });

  it("takes the end of each turn for the end of each player's turn", () => {
    expect(disagreements("Al final del turno de cada jugador, roba.", "Al final de cada turno, roba.", "es")).toEqual([]);
  });

  it("takes what is said of both players' attacks and of the two players for what is said without", () => {
    const bench = "Évitez tous les dégâts infligés à ce Pokémon par les attaques.";
    const print = "Évitez tous les dégâts infligés à ce Pokémon par des attaques (les vôtres et celles de votre adversaire).";
    expect(disagreements(bench, print, "fr")).toEqual([]);
    expect(disagreements("Se rimangono 6 carte ai due giocatori.", "Se rimangono sei carte a entrambi i giocatori.", "it")).toEqual([]);
  });

  it("knows Pokémon of nobody for those of both players, and players for persons", () => {
    const both = "Évitez tous les dégâts des attaques des Pokémon {C} (les vôtres et ceux de votre adversaire).";
    expect(disagreements(both, "Évitez tous les dégâts infligés par des attaques des Pokémon Colorless.", "fr")).toEqual([]);
    expect(disagreements("Ce joueur pioche une carte.", "Chaque personne pioche une carte.", "fr")).toEqual([]);
  });

  it("takes a print that only says the rule of its kind for none", () => {
    const rule = "Cette carte reste en jeu lorsque vous la jouez. Défaussez-la si une autre carte Stade est jouée.";
    expect(disagreements("Chaque Pokémon de votre adversaire a 10 PV de plus.", rule, "fr")).toEqual([]);
    expect(disagreements("Piochez 2 cartes.", `${rule} Piochez 3 cartes.`, "fr")).toEqual(["numbers"]);
  });

  it("takes damage counters in words for damage, and the damage that tails leave for said once", () => {
    expect(disagreements("Soignez 20 dégâts à ce Pokémon.", "Retirez à Moussu deux marqueurs de dégât.", "fr")).toEqual([]);
    const more = "Se esce testa, questo attacco infligge 20 danni in più.";
    expect(
      disagreements(more, "Se esce testa infligge 10 danni più altri 20 danni, se esce croce questo attacco infligge 10 danni.", "it"),
    ).toEqual([]);
  });

  it("takes each Active Pokémon for both of them", () => {
    expect(disagreements("Les deux Pokémon Actifs sont Brûlés.", "Chaque Pokémon Actif est Brûlé.", "fr")).toEqual([]);
    expect(disagreements("Le Pokémon Actif est Brûlé.", "Chaque Pokémon Actif est Brûlé.", "fr")).toEqual(["opponent"]);
  });

  it("knows whose Pokémon are meant where a print does not say it", () => {
    const ours = "Les attaques de ce Pokémon infligent 20 dégâts supplémentaires au Pokémon Actif de votre adversaire.";
    expect(disagreements(ours, "Les attaques de ce Pokémon infligent 20 dégâts supplémentaires au Pokémon Actif.", "fr")).toEqual([]);
    expect(disagreements("Ogni Pokémon (sia tuo sia del tuo avversario) ha 10 PS.", "Ogni Pokémon in gioco ha 10 PS.", "it")).toEqual([]);
    expect(disagreements("1 de tus Pokémon.", "Cada Pokémon que tengas en juego.", "es")).toEqual([]);
  });

  it("counts all the damage of a case for the printed damage and what is more", () => {
    const more = "Lancez une pièce. Si c’est face, cette attaque inflige 20 dégâts supplémentaires.";
    const inAll = "Lancez une pièce. Si c'est face, cette attaque inflige 60 dégâts.";
    expect(disagreements(more, inAll, "fr", 40)).toEqual([]);
    expect(disagreements(more, inAll, "fr", 30)).toEqual(["numbers"]);
    expect(disagreements(more, inAll, "fr")).toEqual(["numbers"]);
  });

  it("leaves out the numbers in names, and keeps that of a maximum in brackets", () => {
    expect(disagreements("Si ce Pokémon est Endormi, piochez.", "Si Moussu2 est Endormi, piochez.", "fr")).toEqual([]);
    const most = "Lancez une pièce pour chaque Énergie attachée à ce Pokémon (jusqu’à un maximum de 3).";
    expect(disagreements(most, "Lancez autant de pièces qu'il a d'Énergies. Vous ne pouvez pas en lancer plus de trois.", "fr")).toEqual(
      [],
    );
    expect(disagreements(most, "Lancez autant de pièces qu'il a d'Énergies.", "fr")).toEqual(["numbers"]);
  });

  it("takes up to so many for what the player may do", () => {
    const upTo = "Défaussez jusqu’à 5 cartes du dessus de votre deck.";
    expect(disagreements(upTo, "Vous pouvez défausser jusqu'à 5 cartes du dessus de votre deck.", "fr")).toEqual([]);
    expect(disagreements("Défaussez 5 cartes.", "Vous pouvez défausser 5 cartes.", "fr")).toEqual(["may"]);
  });

  it("knows how many cards are left, a rule of the Bench and one of cards that leave play", () => {
    expect(disagreements("Placez les autres cartes en dessous.", "Placez les 4 autres cartes en dessous.", "fr")).toEqual([]);
    const bench = "Il tuo avversario non può avere più di tre Pokémon in panchina. Se ha quattro o più Pokémon in panchina, ne scarta.";
    expect(disagreements("Il tuo avversario può avere fino a 3 Pokémon nella sua panchina.", bench, "it")).toEqual([]);
    const flare = "Cuesta más. Cuando se quite esta carta de un Pokémon, ponla en la pila de descartes de su dueño.";
    expect(disagreements("Cuesta más.", flare, "es")).toEqual([]);
  });

  it("knows Pokémon in play for those of both players, unless they are somebody's", () => {
    const both = "Piochez une carte pour chaque Pokémon (les vôtres et ceux de votre adversaire).";
    expect(disagreements(both, "Piochez une carte pour chaque Moussu en jeu.", "fr")).toEqual([]);
    expect(disagreements(both, "Piochez une carte pour chaque Moussu que vous avez en jeu.", "fr")).toEqual(["opponent"]);
    expect(disagreements(both, "Placez 1 marqueur sur n'importe quel Pokémon de votre Banc.", "fr")).toEqual(["opponent"]);
  });

  it("leaves out the type and the HP of a Trainer card that is played as a Pokémon", () => {
    const doll = "Jouez cette carte comme un Pokémon {C} de base avec 10 PV.";
    expect(disagreements(doll, "Jouez Peluche comme un Pokémon de base.", "fr")).toEqual([]);
  });
});

describe("the list of misprints", () => {
  it("names each print once", () => {
    const prints = MISPRINTS.map(({ card, locale }) => `${card} ${locale}`);
    expect(new Set(prints).size).toBe(prints.length);
  });
});
