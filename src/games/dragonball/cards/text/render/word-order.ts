/**
 * Puts words where the languages have them that say most things behind the noun: "une carte de Combat rouge de votre adversaire ayant …", not "une carte de
 * Combat ayant … rouge de votre adversaire". Templates say `‹noun|words›`, and `‸` stands in a noun before what is said last.
 */
export function wordsPutIn(text: string): string {
  let result = text;
  for (let before = ""; before !== result; ) {
    before = result;
    result = result.replace(
      /‹([^‹›|‸]*)([^‹›|]*)\|([^‹›|]*)›/g,
      (_, noun: string, more: string, words: string) => `${noun} ${words}${more}`,
    );
  }
  return result.replaceAll("‸", "");
}
