/** A word, number, symbol or mark of a card text. `word` is lower case, for matching; `text` keeps the print's letters, for names. */
export interface Token {
  readonly text: string;
  readonly word: string;
}
