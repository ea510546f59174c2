import type { RuleBook } from "@/ui/rules/book";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The mark as in `ui/shell`, in a square of 40. */
const LOGO: readonly (readonly [path: string, colour: string])[] = [
  ["M4 38V19.5a16 16 0 0 1 32 0V38Z", "#2b2145"],
  ["M6 36V20a14 14 0 0 1 28 0V36Z", "#6a4cc0"],
  ["M12 27a8 8 0 0 1 16 0Z", "#ffc441"],
  ["M6 26C11 21.5 16 29 22 25.5s9-3 12-1.5V36H6Z", "#ee5a3f"],
  ["M6 31C12 26.5 16 33 22 30s9-2 12-1V36H6Z", "#1f9c92"],
];

/** Sheets of the landscape from far to near: horizon as a share of the height, wave height in points, phase, colour. */
const SHEETS: readonly (readonly [horizon: number, wave: number, phase: number, colour: string])[] = [
  [0.58, 14, 0.4, "#f39a76"],
  [0.66, 16, 2.2, "#e0705f"],
  [0.74, 14, 4.1, "#b3506a"],
  [0.82, 15, 0.9, "#6d3f7a"],
  [0.9, 12, 3.3, "#3a2a63"],
];

/** First page: sky, sun and paper hills, with the book's title and lead above them. */
export function drawCover(doc: PDFKit.PDFDocument, { width, height }: Size, book: RuleBook, disclaimer: string): void {
  const sky = doc.linearGradient(0, 0, 0, height).stop(0, "#ffe9bd").stop(0.5, "#ffd9b8").stop(1, "#f8b9a0");
  doc.rect(0, 0, width, height).fill(sky);
  const sun = { x: width * 0.68, y: height * 0.6 };
  for (const [radius, opacity] of [
    [150, 0.16],
    [114, 0.26],
    [80, 1],
  ] as const)
    doc.circle(sun.x, sun.y, radius).fillOpacity(opacity).fill("#ffd86b");
  doc.fillOpacity(1);
  for (const [horizon, wave, phase, colour] of SHEETS) doc.path(hill(width, height, horizon * height, wave, phase)).fill(colour);

  doc.save().translate(44, 44).scale(1.1);
  for (const [path, colour] of LOGO) doc.path(path).fill(colour);
  doc.restore();
  const text = { width: width - 92 };
  doc.font("display").fontSize(17).fillColor("#2b2145").text("OpenPokémon", 98, 56);
  doc.fontSize(35).text(book.title, 46, 118, { ...text, lineGap: -6, characterSpacing: -0.8 });
  doc.moveDown(0.5);
  doc
    .font("text")
    .fontSize(11)
    .text(book.lead, { ...text, lineGap: 3 });
  // Into the margin, where text would otherwise go on on a page of its own.
  doc.page.margins.bottom = 0;
  doc
    .font("text")
    .fontSize(7.5)
    .fillColor("#fff6e2")
    .text(disclaimer, 46, height - 66, text);
}

/** A wavy sheet from `y` down to the foot of the page. */
function hill(width: number, height: number, y: number, wave: number, phase: number): string {
  const steps = 40;
  const crest = Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * Math.PI * 2.6 + phase;
    return `${(step / steps) * width} ${y + wave * Math.sin(along) + wave * 0.4 * Math.sin(along * 2.3)}`;
  });
  return `M${crest.join("L")}L${width} ${height}L0 ${height}Z`;
}
