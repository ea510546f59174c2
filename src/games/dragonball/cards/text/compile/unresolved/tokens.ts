import type { Token } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";

/** What a text says of tokens in brackets: "(Moss tokens have 10000 power, 0 combo cost, and 5000 combo power.)" */
export interface TokenFacts {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const NUMBERS = /(\d+) power(?:, (\d+) combo costs?,?(?: and)? (\d+) combo power)?\.?/.source;
const SAID = new RegExp(`\\s*\\(([\\p{Lu}][\\p{L}'. -]*) tokens? (?:have|has) ${NUMBERS}\\)`, "giu");
const BEHIND = new RegExp(`([\\p{Lu}][\\p{L}'.-]*(?: [\\p{Lu}][\\p{L}'.-]*)*) [Tt]okens?( [^().]*)? \\(${NUMBERS}\\)`, "gu");

/** Takes what a text says of tokens out of it. */
export function tokenFacts(text: string): TokenFacts {
  const tokens: Token[] = [];
  const found = (name: string, power: string, cost?: string, combo?: string): void => {
    tokens.push({
      name: name.replace(/^(?:Play|Then) /, ""),
      power: Number(power),
      ...(cost && combo && { comboCost: Number(cost), comboPower: Number(combo) }),
    });
  };
  const said = text.replace(SAID, (_, name: string, power: string, cost?: string, combo?: string) => {
    found(name, power, cost, combo);
    return "";
  });
  const plain = said.replace(
    BEHIND,
    (whole: string, name: string, _more: string | undefined, power: string, cost?: string, combo?: string) => {
      found(name, power, cost, combo);
      return whole.slice(0, whole.lastIndexOf(" ("));
    },
  );
  return { text: plain, tokens };
}

/** A token of which only the name is known so far, or its power as well: a value without power is none of the language, and gone after `withTokens`. */
export const unknownToken = (name: string, power?: number): Token => ({ name, ...(power !== undefined && { power }) }) as Token;

/** Gives the tokens that a text plays what it says of them; undefined where it says nothing or two things of one. */
export function withTokens<T>(value: T, tokens: readonly Token[]): T | undefined {
  let clear = true;
  const put = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(put);
    if (typeof node !== "object" || node === null) return node;
    const entries = Object.fromEntries(Object.entries(node).map(([key, each]) => [key, put(each)]));
    if (!("do" in node) || node.do !== "token" || !("token" in node)) return entries;
    const { name, power } = node.token as Token;
    const facts = tokens.filter((each) => each.name === name);
    const token = merge<Token>({ name, ...(power !== undefined && { power }) } as Token, ...facts);
    if (token?.power === undefined) clear = false;
    return { ...entries, token };
  };
  const settled = put(value) as T;
  return clear ? settled : undefined;
}
