import { useTranslations } from "next-intl";
import { describe, expect, test } from "vitest";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";
import { type Locale, locales } from "@/i18n/locales";
import { RemoteImages } from "@/ui/remote-images";
import { drawn, drawnWhole } from "@/ui/testing";
import { Card } from "./card";
import { CardButton } from "./card-button";
import { CardInPlay } from "./card-in-play";
import { EnergyCard } from "./energy-card";
import type { CardFace, InPlayView, SideFace } from "./model";
import { isField, sideOf } from "./sides";
import { bracketWord, type CardWords, spokenCard, spokenInPlay } from "./words";

const side = (name: string, more: Partial<SideFace> = {}): SideFace => ({ name, characters: [], traits: [], skills: [], ...more });

const sarn: CardFace = {
  id: "XX-011",
  type: "Battle",
  colors: ["red"],
  cost: { total: 3, colors: { red: 2 } },
  comboCost: 0,
  comboPower: 5000,
  sides: [
    side("Sarn, vétéran", {
      power: 15000,
      characters: ["Sarn"],
      traits: ["Braises"],
      skills: ["[Critical]", "[Auto][Once per turn] Piochez une carte.", "[Swap 4] (R/K)(2) : Une 《Braises》."],
    }),
  ],
};
const kaede: CardFace = {
  id: "XX-001",
  type: "Leader",
  colors: ["red", "black"],
  sides: [side("Kaede, capitaine", { power: 10000 }), side("Kaede, brasier", { power: 15000 })],
};
const marea: CardFace = {
  id: "XX-040",
  type: "Unison",
  colors: ["blue"],
  cost: { total: "X", colors: {} },
  sides: [side("Maréa", { power: 15000, skills: ["[UNISON -2][Activate: Main] Piochez."] })],
};
const balise: CardFace = {
  id: "XX-051",
  type: "Extra",
  z: true,
  zCost: 1,
  colors: ["green"],
  cost: { total: 2, colors: { green: 1 } },
  sides: [side("Balise")],
};
const sprout: CardFace = { id: "XX-060", type: "Token", colors: ["yellow"], sides: [side("Pousse", { power: 5000 })] };
const placed: InPlayView = { face: sarn, keywords: [] };

/** What a component would say with the messages of a language. */
function said(say: (t: CardWords) => string, locale: Locale): string {
  const Speaker = () => say(useTranslations("dragonballCard"));
  return drawn(<Speaker />, locale);
}

describe("what is said of a card", () => {
  test("name, kind, colours, cost, power", () => {
    expect(said((t) => spokenCard(sarn, "front", t), "fr")).toBe("Sarn, vétéran, Combat, Rouge, coût 3, 15\u202f000 de puissance");
    expect(said((t) => spokenCard(marea, "front", t), "en")).toBe("Maréa, Unison, Blue, cost X, 15\u202f000 power");
  });

  test("both colours, and the side of a Leader", () => {
    expect(said((t) => spokenCard(kaede, "front", t), "fr")).toBe("Kaede, capitaine, Leader, Rouge et Noir, 10\u202f000 de puissance");
    expect(said((t) => spokenCard(kaede, "back", t), "it")).toBe(
      "Kaede, brasier, Leader risvegliato, Rosso e Nero, 15\u202f000 di potenza",
    );
  });

  test("the Z-Energy cost of a Z card", () => {
    expect(said((t) => spokenCard(balise, "front", t), "es")).toBe("Balise, Extra Z, Verde, coste 2, coste de Energía Z 1");
  });

  test("and how it stands towards the decision", () => {
    expect(said((t) => spokenCard(sprout, "front", t, "target"), "fr")).toBe(
      "Pousse, Jeton, Jaune, 5\u202f000 de puissance, cible possible",
    );
  });

  test("in play: its mode, its power now, its keywords, markers and cards under it", () => {
    expect(said((t) => spokenInPlay({ ...placed, rest: true }, t), "fr")).toBe(
      "Sarn, vétéran, Combat, Rouge, coût 3, 15\u202f000 de puissance, en Inertie",
    );
    const view: InPlayView = { ...placed, power: 20000, keywords: ["Critical", "Strike"], markers: 2, under: 1 };
    expect(said((t) => spokenInPlay(view, t, "selected"), "fr")).toBe(
      "Sarn, vétéran, Combat, Rouge, coût 3, 20\u202f000 de puissance, renforcée, en Action, Coup Critique, Frappe, 2 marqueurs, 1 carte dessous, choisie",
    );
    expect(said((t) => spokenInPlay({ ...placed, power: 10000 }, t), "en")).toBe(
      "Sarn, vétéran, Battle, Red, cost 3, 10\u202f000 power, weakened, in Active Mode",
    );
  });

  test("DB-MODE-04 of a Hidden card no fact is said but which card it is", () => {
    expect(said((t) => spokenInPlay({ ...placed, power: 10000, hidden: true, rest: true, keywords: ["Critical"] }, t), "fr")).toBe(
      "Sarn, vétéran, Cachée, en Inertie",
    );
  });

  test.each(locales)("every keyword has its name in %s", (locale) => {
    for (const name of KEYWORDS) expect(said((t) => bracketWord({ name }, t), locale)).not.toContain("keywords.");
    expect(said((t) => bracketWord({ name: "Sparking", count: "7" }, t), "fr")).toBe("Étincelle 7");
    expect(said((t) => bracketWord({ name: "No rule knows it" }, t), locale)).toBe("No rule knows it");
  });
});

describe("a drawn card", () => {
  test.each(locales)("has every word it needs in %s", (locale) => {
    for (const face of [sarn, kaede, marea, balise, sprout]) {
      for (const size of ["s", "m", "l"] as const)
        expect(drawn(<Card face={face} size={size} />, locale)).not.toMatch(/dragonballCard\.\w+/);
    }
  });

  test("shows the total cost and a shape for each colour demanded", () => {
    expect(drawn(<Card face={sarn} />).match(/aria-label="Rouge"/g)).toHaveLength(2);
    expect(drawn(<Card face={sarn} />)).toContain('aria-label="Coût 3"');
  });

  test("shows a Leader's own colours, and the side asked for", () => {
    expect(drawn(<Card face={kaede} size="s" />)).toMatch(/aria-label="Rouge".*aria-label="Noir"/);
    expect(drawn(<Card face={kaede} side="back" size="s" />)).toContain("Kaede, brasier</span>");
    expect(() => sideOf(sarn, "back")).toThrow(RangeError);
  });

  test("sets keywords that say all as chips, and skills with their tags and symbols", () => {
    const shown = drawn(<Card face={sarn} size="l" />);
    expect(shown).toMatch(/class="kw" data-concern="harm".*Coup Critique/);
    expect(shown).toMatch(/data-hue="auto">Auto\.<\/span><span class="sk" data-hue="modifier">Une fois par tour/);
    expect(shown).toContain('aria-label="Rouge ou Noir"');
    expect(shown).toContain('aria-label="2 Énergies de n’importe quelle couleur"');
    expect(shown).toContain("«\u00a0Braises\u00a0»");
  });

  test("shows the marker cost of a Unison's skill on a tab", () => {
    expect(drawn(<Card face={marea} size="l" />)).toContain('<b class="marker-tab" data-less="true">−2</b>');
  });

  test("shows a sign besides the ring for each state", () => {
    for (const state of ["playable", "target", "selected", "disabled"] as const)
      expect(drawn(<Card face={sarn} state={state} />)).toContain(`state-badge--${state}`);
    expect(drawn(<Card face={sarn} />)).not.toContain("state-badge");
  });

  test("as a button tells whether it is chosen and whether it can be", () => {
    expect(drawn(<CardButton face={sarn} state="selected" />)).toContain('aria-pressed="true"');
    expect(drawn(<CardButton face={sarn} state="disabled" />)).toContain('aria-disabled="true"');
  });

  test("is a place where it is a [Field]", () => {
    expect(isField({ ...balise, sides: [side("Citadelle", { skills: ["[Field]", "[Permanent] Rien."] })] })).toBe(true);
    expect(isField({ ...balise, sides: [side("Vague", { skills: ["[Activate: Main] Détruisez une carte [Field]."] })] })).toBe(false);
  });
});

describe("a card in play", () => {
  const shown = (view: Partial<InPlayView>) => drawn(<CardInPlay view={{ ...placed, ...view }} />);

  test("DB-MODE-01 turns in Rest Mode and wears a disc", () => {
    expect(shown({ rest: true })).toMatch(/data-rest="true".*placed__rest/);
    expect(shown({})).not.toContain("placed__rest");
  });

  test("tells a power above or below print by sign and hue", () => {
    expect(shown({ power: 20000 })).toMatch(/data-change="up"[^>]*>▲<b>20<small>000/);
    expect(shown({ power: 5000 })).toMatch(/data-change="down"[^>]*>▼/);
    expect(shown({ power: 15000 })).not.toContain("data-change");
  });

  test("DB-MODE-03 is a back with a written label while Hidden", () => {
    expect(shown({ hidden: true })).toMatch(/card--back.*Cachée/);
    expect(shown({ hidden: true })).not.toContain("placed__power");
  });

  test("wears at most three signs of keywords, those that decide battles", () => {
    expect(shown({ keywords: ["Unique", "Barrier", "Blocker", "Critical", "Double Strike"] }).match(/kw-sign/g)).toHaveLength(3);
    expect(shown({ keywords: ["Unique"] })).not.toContain("kw-sign");
  });

  test("counts its markers and has a second edge over cards under it", () => {
    expect(shown({ markers: 3 })).toMatch(/placed__markers.*<b>3<\/b>/);
    expect(shown({ under: 2 })).toContain("placed__under");
  });

  test("is a button only when it can be clicked", () => {
    expect(shown({})).toMatch(/^<div[^>]* role="img"/);
    expect(drawn(<CardInPlay view={placed} onClick={() => {}} />)).toMatch(/^<button type="button"/);
  });
});

test("an Energy says its name, its colours as they count now, its mode", () => {
  expect(drawn(<EnergyCard face={sarn} />)).toContain('aria-label="Sarn, vétéran, Énergie Rouge, en Action"');
  expect(drawn(<EnergyCard face={sarn} colors={["blue", "green"]} rest />)).toContain(
    'aria-label="Sarn, vétéran, Énergie Bleu et Vert, en Inertie"',
  );
});

test("official pictures are not asked for unless the operator allows it", async () => {
  const face: CardFace = { ...sarn, sides: [{ ...sarn.sides[0], image: "https://cards.example/11.webp" }] };
  expect(drawn(<Card face={face} />)).not.toContain("cards.example");
  expect(
    await drawnWhole(
      <RemoteImages allowed>
        <Card face={face} />
      </RemoteImages>,
    ),
  ).toMatch(/<img alt="Sarn, vétéran"[^>]* src="https:\/\/cards\.example\/11\.webp"/);
});
