import { describe, expect, it } from "vitest";
import { auto, battle, CHOSEN, DRAW, keyword, main, PLAYED, permanent, power, THEIRS, unison } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";

const BOUNCE = battle("Bouncer", { skills: [main([THEIRS, { do: "move", cards: CHOSEN, to: "hand" }])] });
const SLAYER = battle("Slayer", { skills: [main([THEIRS, { do: "ko", cards: CHOSEN }])] });

describe("Hidden cards and markers", () => {
  const hide = battle("Hider", {
    skills: [
      main([THEIRS, { do: "turn", cards: CHOSEN, to: "hidden" }]),
      main([
        { do: "choose", from: { in: "battle", of: "opponent", where: { hidden: true } }, count: 1 },
        { do: "turn", cards: CHOSEN, to: "revealed" },
      ]),
    ],
  });
  const hidden = (card = PLAIN) => ({ card, hidden: true });

  it("DB-MODE-01 each card in leader, battle, energy and unison has a mode", () => {
    const t = scenario({ you: { battle: [hidden()], energy: 1, unison: unison("Marea") } });
    const { leader: head, battle: cards, energy, unison: one } = t.you.view;
    expect([...head, ...cards, ...energy, ...one].map(({ rest, hidden: down }) => [rest, down])).toEqual([
      [false, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it("DB-MODE-02 cards enter Active and Revealed", () => {
    const t = scenario({ you: { hand: [battle("One")], energy: 1 } });
    t.play("One");
    expect(t.you.card("One")).toMatchObject({ rest: false, hidden: false });
  });

  it("DB-MODE-03 DB-MODE-11 a Hidden card has no information: it is no Battle card, does not attack and is not attacked", () => {
    const t = scenario({
      you: { battle: [hidden()] },
      opponent: { battle: [{ card: battle("Down"), hidden: true, rest: true }, battle("Up")] },
    });
    expect([t.you.card("Plain").power, t.can("attack", "Plain")]).toEqual([null, false]);
    expect(() => t.attack("Captain", "Down")).toThrow();
  });

  it("DB-MODE-04 power given to a Hidden card is ignored", () => {
    const banner = battle("Banner", { skills: [permanent([{ on: { in: "battle" }, change: { add: "power", by: 5000 } }])] });
    const t = scenario({ you: { battle: [banner, hidden()] } });
    expect(t.you.card("Plain").power).toBeNull();
  });

  it("DB-MODE-05 what a Hidden card is remains public", () => {
    const t = scenario({ you: { battle: [hidden()] } });
    expect(t.game.view(t.state, 1).players[0].battle[0]?.definition).toBe("Plain");
  });

  it("DB-MODE-06 DB-TOKEN-05 the front still counts for leaving", () => {
    const sweeper = battle("Sweeper", {
      skills: [main([{ do: "move", cards: { in: "battle", of: "opponent", where: { hidden: true } }, to: "hand" }])],
    });
    const t = scenario({
      you: { battle: [sweeper] },
      opponent: { battle: [hidden(battle("Beyond", { z: true })), hidden(battle("Last", { skills: [keyword("Ultimate")] }))] },
    });
    t.activate("Sweeper");
    expect([t.opponent.hand, t.opponent.removed]).toEqual([[], ["Beyond", "Last"]]);
  });

  it("DB-MODE-08 turning keeps the mode and ends effects on the card", () => {
    const booster = battle("Booster", { skills: [main([power(5000)])] });
    const t = scenario({ you: { battle: [hide] }, opponent: { battle: [{ card: booster, rest: true }] } });
    t.activate("Hider", 0).choose("Booster");
    expect(t.opponent.card("Booster")).toMatchObject({ hidden: true, rest: true });
    t.activate("Hider", 1);
    expect(t.opponent.card("Booster")).toMatchObject({ hidden: false, rest: true, power: 10000 });
  });

  it("DB-MODE-08 it takes the card out of battle", () => {
    const trickster = battle("Trickster", {
      skills: [
        auto({ when: "attacked", subject: { of: "you" } }, [
          { do: "choose", from: { in: "battle", of: "opponent", where: { inBattle: true } }, count: 1 },
          { do: "turn", cards: CHOSEN, to: "hidden" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [PLAIN] }, opponent: { battle: [trickster] } });
    t.battle("Plain");
    expect([t.opponent.life, t.state.battle]).toEqual([8, null]);
  });

  it("DB-MODE-09 a Hidden card that moves does not trigger the Autos of its front", () => {
    const loud = battle("Loud", { skills: [auto({ when: "moved", subject: "this", from: "battle" }, [DRAW])] });
    const sweeper = battle("Sweeper", { skills: [main([{ do: "move", cards: { in: "battle", of: "opponent" }, to: "drop" }])] });
    const t = scenario({ you: { battle: [sweeper] }, opponent: { battle: [hidden(loud)] } });
    t.activate("Sweeper");
    expect([t.opponent.drop, t.opponent.hand]).toEqual([["Loud"], []]);
  });

  it("DB-MODE-10 a Hidden card that gets a card on top is turned face up", () => {
    const climber = battle("Climber", {
      skills: [
        main(
          [
            { do: "choose", from: { in: "battle", where: { hidden: true } }, count: 1 },
            { do: "play", cards: "this", onto: CHOSEN },
          ],
          { from: "hand" },
        ),
      ],
    });
    const t = scenario({ you: { hand: [climber], battle: [hidden()] } });
    t.activate("Climber");
    expect(t.you.card("Climber")).toMatchObject({ hidden: false, under: ["Plain"], power: 10000 });
  });

  it("DB-MARK-01 DB-MARK-02 removing X markers is X single removals, as many as there are", () => {
    const t = scenario({
      you: { battle: [battle("Taker", { skills: [main([{ do: "removeMarkers", cards: { in: "unison", of: "opponent" }, count: 2 }])] })] },
      opponent: { unison: { card: unison("Marea"), markers: 3 } },
    });
    t.activate("Taker");
    expect(t.opponent.markers).toBe(1);
    t.activate("Taker");
    expect([t.opponent.unison, t.opponent.drop]).toEqual([[], ["Marea"]]);
  });

  it("DB-MARK-03 a card that leaves its zone loses its markers, unless to the opponent's unison zone", () => {
    const thief = battle("Thief", {
      skills: [
        main([
          { do: "choose", from: { in: "unison", of: "opponent" }, count: 1 },
          { do: "takeControl", cards: CHOSEN },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [thief] }, opponent: { unison: { card: unison("Marea"), markers: 3 } } });
    t.activate("Thief");
    expect([t.you.unison, t.you.markers]).toEqual([["Marea"], 3]);
  });

  it("DB-MARK-04 energy markers are no Energies", () => {
    const t = scenario({
      you: { energyMarkers: 2, battle: [battle("Counter", { skills: [main([{ do: "draw", count: { count: { in: "energy" } } }])] })] },
    });
    t.activate("Counter");
    expect([t.you.hand, t.you.energy]).toEqual([[], []]);
  });

  it("DB-TOKEN-01 DB-TOKEN-02 DB-TOKEN-03 a token is a Battle card of the effect's master, with what the effect states", () => {
    const mother = battle("Mother", {
      skills: [auto(PLAYED, [{ do: "token", token: { name: "Seed", power: 7000, traits: ["Plant"] }, count: 2 }])],
    });
    const t = scenario({ you: { hand: [mother], energy: 1 }, opponent: { battle: [SLAYER] } });
    t.play("Mother");
    expect(t.you.battle).toEqual(["Mother", "Seed", "Seed"]);
    expect(t.you.card("Seed")).toMatchObject({ power: 7000, rest: false });
    t.nextMain();
    t.activate("Slayer");
    expect(t.choices).toEqual(["Mother", "Seed", "Seed"]);
    t.choose("Seed");
    expect(t.you.battle).toEqual(["Mother", "Seed"]);
  });

  it("DB-TOKEN-04 without an energy cost it is no target by energy cost", () => {
    const picker = battle("Picker", {
      skills: [
        main([
          { do: "choose", from: { in: "battle", of: "opponent", where: { energyCost: { atMost: 1 } } }, count: { upTo: 1 } },
          { do: "ko", cards: CHOSEN },
        ]),
      ],
    });
    const mother = battle("Mother", { cost: 5, skills: [auto(PLAYED, [{ do: "token", token: { name: "Seed", power: 7000 }, count: 1 }])] });
    const t = scenario({ you: { hand: [mother], energy: 5 }, opponent: { battle: [picker] } });
    t.play("Mother").nextMain();
    t.activate("Picker");
    expect([t.asked, t.you.battle]).toEqual(["main", ["Mother", "Seed"]]);
  });

  it("DB-TOKEN-05 from battle to another zone it is out of the game", () => {
    const mother = battle("Mother", { skills: [auto(PLAYED, [{ do: "token", token: { name: "Seed", power: 7000 }, count: 1 }])] });
    const t = scenario({ you: { hand: [mother], energy: 1 }, opponent: { battle: [BOUNCE] } });
    t.play("Mother").nextMain();
    t.activate("Bouncer").choose("Seed");
    expect([t.you.hand, t.you.removed, t.you.battle]).toEqual([[], ["Seed"], ["Mother"]]);
  });
});
