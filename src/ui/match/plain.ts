/** Letters without accents or case, for searching: "Roussil" is found by "ROUSS", "Énergie" by "energie". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
}
