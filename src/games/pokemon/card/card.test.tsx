import { useTranslations } from "next-intl";
import { describe, expect, test } from "vitest";
import { type Locale, locales } from "@/i18n/locales";
import { symbolAddress } from "@/ui/art/symbol-address";
import { RemoteImages } from "@/ui/remote-images";
import { drawn, drawnWhole } from "@/ui/testing";
import { Card } from "./card";
import { CardButton } from "./card-button";
import { CardPreview } from "./card-preview";
import { titleOf } from "./family";
import type { CardFace, EnergyFace, PokemonFace, PokemonInPlayView, TrainerFace } from "./model";
import { PokemonInPlay } from "./pokemon-in-play";
import { symbolsIn } from "./rules-text";
import { type CardWords, spokenCard, spokenInPlay } from "./words";

const greninja: PokemonFace = {
  category: "Pokémon",
  name: "Amphinobi",
  artSeed: "Greninja",
  picture: "species/658/0",
  marks: [],
  rules: [],
  stage: "Stage 2",
  evolvesFrom: "Croâporal",
  hp: 130,
  types: ["Water"],
  abilities: [{ kind: "Ability", name: "Lame d’écume", text: "Défaussez une Énergie {W}." }],
  attacks: [{ name: "Brume", cost: ["Water", "Colorless", "Colorless"], damage: "50", text: "Première ligne.\nSeconde ligne." }],
  weaknesses: [{ type: "Grass", value: "×2" }],
  resistances: [],
  retreatCost: 1,
  set: "XY",
  number: "41",
};
const photographed: PokemonFace = { ...greninja, image: "https://cards.example/41.webp" };
const gyarados: PokemonFace = { ...greninja, name: "Léviator-EX", marks: ["EX"], stage: "Basic", hp: 180 };
const band: TrainerFace = {
  category: "Trainer",
  kind: "Pokémon Tool",
  name: "Bandeau",
  artSeed: "Muscle Band",
  picture: "trainer/band/1/0",
  marks: [],
  rules: [],
  text: "+20.",
};
const rainbow: EnergyFace = {
  category: "Energy",
  kind: "Special",
  name: "Énergie Arc",
  artSeed: "Rainbow",
  marks: [],
  rules: [],
  text: "",
  provides: [["Fire"]],
};
const inPlay: PokemonInPlayView = { face: greninja, maxHp: 130, damage: 0, energies: [], tools: [], conditions: [] };

/** What a component would say with the messages of a language. */
function said(say: (t: CardWords) => string, locale: Locale): string {
  const Speaker = () => say(useTranslations("card"));
  return drawn(<Speaker />, locale);
}

describe("the name of an attack on a card of medium size", () => {
  test.each([
    ["beside symbols and damage where its longest word has room", "Coupe rapide", undefined],
    ["in smaller letters where it has a little less", "Dardombre", "small"],
    ["on a line of its own where it has none", "Sottomissione", "below"],
  ])("stands %s", (_where, name, stand) => {
    const attack = { name, cost: ["Fire", "Fire", "Colorless"], damage: "60" } as const;
    const html = drawn(<Card face={{ ...greninja, attacks: [attack] }} size="m" />);
    expect(/card__attack-row"(?: data-name="(\w+)")?/.exec(html)?.[1]).toBe(stand);
  });
});

describe("what is said of a card", () => {
  test("a Pokémon: name, types, stage, HP", () => {
    expect(said((t) => spokenCard(greninja, t), "fr")).toBe("Amphinobi, Pokémon Eau, Niveau 2, 130 PV");
    expect(said((t) => spokenCard({ ...greninja, name: "Greninja" }, t), "en")).toBe("Greninja, Water Pokémon, Stage 2, 130 HP");
    expect(said((t) => spokenCard({ ...greninja, types: ["Fire", "Water"] }, t), "fr")).toContain("Pokémon Feu / Eau");
  });

  test("a Trainer or an Energy: name and kind", () => {
    expect(said((t) => spokenCard(band, t), "fr")).toBe("Bandeau, Outil Pokémon");
    expect(said((t) => spokenCard(rainbow, t), "it")).toBe("Énergie Arc, Energia speciale");
  });

  test("and how it stands towards the decision", () => {
    expect(said((t) => spokenCard(greninja, t, "target"), "fr")).toBe("Amphinobi, Pokémon Eau, Niveau 2, 130 PV, cible possible");
    expect(said((t) => spokenCard(greninja, t, "disabled"), "en")).toMatch(/, unavailable$/);
  });

  test("in play: HP left, Energies, Tools, Special Conditions", () => {
    const view: PokemonInPlayView = {
      ...inPlay,
      damage: 40,
      energies: [["Water"], ["Colorless"], ["Water"]],
      tools: ["Bandeau"],
      conditions: ["Paralyzed", "Burned"],
    };
    expect(said((t) => spokenInPlay(view, t, "selected"), "fr")).toBe(
      "Amphinobi, Pokémon Eau, Niveau 2, 130 PV, 90 PV restants sur 130, 3 Énergies (2 Eau, 1 Incolore), Outil\u00a0: Bandeau, Paralysé, Brûlé, choisie",
    );
    expect(said((t) => spokenInPlay({ ...inPlay, energies: [["Grass", "Fire", "Water", "Metal"]] }, t), "es")).toContain(
      "1 Energía (1 Cualquier tipo)",
    );
  });

  test("never less than 0 HP left", () => {
    expect(said((t) => spokenInPlay({ ...inPlay, damage: 200 }, t), "en")).toContain("0 of 130 HP left");
  });
});

describe("symbols in a text", () => {
  test("are cut out, and only those", () => {
    expect(symbolsIn("Défaussez une Énergie {R}.")).toEqual(["Défaussez une Énergie ", { type: "Fire" }, "."]);
    expect(symbolsIn("{W}{C}")).toEqual([{ type: "Water" }, { type: "Colorless" }]);
    expect(symbolsIn("R, {Z} et {RR}")).toEqual(["R, ", "{Z}", " et {RR}"]);
  });

  test("are drawn with the name of their type", () => {
    expect(drawn(<CardPreview face={greninja} />)).toContain(
      `Défaussez une Énergie <svg class="nrj " role="img" aria-label="Eau"><use href="${symbolAddress("nrj-water")}"`,
    );
  });
});

describe("the name beside a mark", () => {
  test.each([
    ["Léviator-EX", ["EX"], "Léviator"],
    ["M Blaziken-EX", ["EX", "Mega"], "Blaziken"],
    ["M-Braségali-EX", ["EX", "Mega"], "Braségali"],
    ["Greninja BREAK", ["BREAK"], "Greninja"],
    ["Amphinobi TURBO", ["BREAK"], "Amphinobi"],
    ["Snorlax VMAX", ["V", "VMAX"], "Snorlax"],
    ["Gardevoir ex", ["ex"], "Gardevoir"],
    ["Exeggutor", [], "Exeggutor"],
    ["Radiant Charizard", ["Radiant"], "Radiant Charizard"],
  ])("%s", (name, marks, title) => {
    expect(titleOf({ ...greninja, name, marks })).toBe(title);
  });
});

describe("a drawn card", () => {
  const faces: CardFace[] = [greninja, gyarados, band, rainbow, { ...gyarados, marks: ["EX", "Mega"] }, { ...greninja, marks: ["BREAK"] }];

  test.each(locales)("has every word it needs in %s", (locale) => {
    for (const face of faces) {
      for (const size of ["s", "m", "l"] as const) expect(drawn(<Card face={face} size={size} />, locale)).not.toMatch(/card\.\w+\./);
    }
  });

  test("shows its texts only in full size, and a line break as a paragraph", () => {
    expect(drawn(<Card face={greninja} size="m" />)).not.toContain("Première ligne");
    expect(drawn(<Card face={greninja} size="l" />)).toContain("Première ligne.</p><p");
  });

  test("shows a sign besides the ring for each state", () => {
    for (const state of ["playable", "target", "selected", "disabled"] as const) {
      expect(drawn(<Card face={greninja} state={state} />)).toContain(`state-badge--${state}`);
    }
    expect(drawn(<Card face={greninja} />)).not.toContain("state-badge");
  });

  test("as a button tells whether it is chosen and whether it can be", () => {
    expect(drawn(<CardButton face={greninja} state="selected" />)).toContain('aria-pressed="true"');
    expect(drawn(<CardButton face={greninja} state="disabled" />)).toContain('aria-disabled="true"');
  });
});

describe("a Pokémon in play", () => {
  test.each([
    [30, "high"],
    [70, "mid"],
    [100, "low"],
  ])("with %i damage of 130 shows its HP as %s", (damage, health) => {
    expect(drawn(<PokemonInPlay view={{ ...inPlay, damage }} />)).toContain(`data-health="${health}"`);
  });

  test("turns for Asleep, Paralyzed and Confused, and is marked for Poisoned and Burned", () => {
    const shown = (...conditions: PokemonInPlayView["conditions"]) => drawn(<PokemonInPlay view={{ ...inPlay, conditions }} />);
    expect(shown("Asleep")).toContain('data-turn="left"');
    expect(shown("Paralyzed")).toContain('data-turn="right"');
    expect(shown("Confused")).toContain('data-turn="down"');
    expect(shown("Poisoned", "Burned")).toMatch(/mark--poisoned.*mark--burned/);
    expect(shown("Poisoned")).not.toContain("data-turn");
  });

  test("counts equal Energies above five", () => {
    const energies: PokemonInPlayView["energies"] = [["Water"], ["Water"], ["Water"], ["Water"], ["Grass"]];
    expect(drawn(<PokemonInPlay view={{ ...inPlay, energies }} />)).not.toContain("×");
    expect(drawn(<PokemonInPlay view={{ ...inPlay, energies: [...energies, ["Water"]] }} />)).toContain("×5");
  });

  test("is a button only when it can be clicked", () => {
    expect(drawn(<PokemonInPlay view={inPlay} />)).toMatch(/^<div[^>]* role="img"/);
    expect(drawn(<PokemonInPlay view={inPlay} onClick={() => {}} />)).toMatch(/^<button type="button"/);
  });
});

describe("official pictures", () => {
  test("are not asked for unless the operator allows it", () => {
    expect(drawn(<Card face={photographed} />)).not.toContain("cards.example");
    expect(
      drawn(
        <RemoteImages allowed={false}>
          <Card face={photographed} />
        </RemoteImages>,
      ),
    ).not.toContain("cards.example");
  });

  test("lie over the drawn card, with the card's name for those who cannot see them", async () => {
    const shown = await drawnWhole(
      <RemoteImages allowed>
        <Card face={photographed} />
      </RemoteImages>,
    );
    expect(shown).toMatch(/<img alt="Amphinobi"[^>]* src="https:\/\/cards\.example\/41\.webp"/);
    expect(shown).toContain("card__art");
  });
});
