import { readFileSync } from "node:fs";
import path from "node:path";
import PDFDocument from "pdfkit";
import type { Locale } from "@/i18n/locales";
import type { Block, RuleBook } from "@/ui/rules/book";
import { type Figures, figureOf } from "@/ui/rules/figure";
import { drawCover } from "./cover";

/** Words of the file that are not in the book. */
export interface PdfWords {
  readonly contents: string;
  readonly disclaimer: string;
}

const A5 = { width: 419.53, height: 595.28 };
const MARGIN = { top: 52, bottom: 54, left: 46, right: 46 };
const WIDTH = A5.width - MARGIN.left - MARGIN.right;
const INK = "#2b2145";
const INK_2 = "#564b6d";
const CORAL = "#b02e1b";
const PAPER = "#fbf4e6";
const LINE = "#e3d4ba";
const TEXT = 9.5;

/** How much each page takes of its margins above and below for a last page that would hold a few lines only. */
const TIGHTER = [0, 5, 10, 15];
/** How far down a last page goes at least, as a share of its height. */
const LAST_PAGE = 0.3;
/** The most that a chapter's title takes, with the room around it. */
const TITLE = 90;
const [HEADING, CAPTION, LIST_INDENT, NOTE_PADDING, CELL] = [28, 40, 18, 10, 8];

const fonts = {
  display: "bricolage-grotesque-latin-800-normal.woff",
  text: "figtree-latin-400-normal.woff",
  bold: "figtree-latin-700-normal.woff",
};

const kept = new WeakMap<RuleBook, Promise<Buffer>>();

/** A book of rules as an A5 booklet, drawn once from the same texts as the page. */
export function rulesPdf(book: RuleBook, figures: Figures, locale: Locale, words: PdfWords): Promise<Buffer> {
  const known = kept.get(book) ?? draw(book, figures, locale, words);
  kept.set(book, known);
  return known;
}

function draw(book: RuleBook, figures: Figures, locale: Locale, words: PdfWords, [tighter = 0, ...further] = TIGHTER): Promise<Buffer> {
  const margins = { ...MARGIN, top: MARGIN.top - tighter, bottom: MARGIN.bottom - tighter };
  const doc = new PDFDocument({
    size: [A5.width, A5.height],
    margins,
    bufferPages: true,
    lang: locale,
    // For screen readers: each piece is told as what it is.
    tagged: true,
    pdfVersion: "1.7",
    displayTitle: true,
    info: { Title: `${book.title} · OpenPokémon`, Author: "OpenPokémon" },
  });
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, file] of Object.entries(fonts))
    doc.registerFont(name, readFileSync(path.join(process.cwd(), "public/fonts/print", file)));

  const whole = doc.struct("Document");
  doc.addStructure(whole);
  told(doc, whole, "Figure", () => drawCover(doc, A5, book, words.disclaimer), { alt: `${book.title}. ${book.lead} ${words.disclaimer}` });
  doc.addPage();
  const contents = partOf(doc, whole, "TOC");
  doc.addPage();
  const starts = book.chapters.map((chapter) => {
    keepTogether(doc, TITLE + startOf(doc, chapter.blocks, figures));
    if (doc.y > margins.top) doc.moveDown(1.6);
    doc.addNamedDestination(chapter.id, "XYZ", null, doc.y - 12, null);
    doc.outline.addItem(chapter.title);
    const page = doc.bufferedPageRange().count;
    const part = partOf(doc, whole, "Sect");
    told(doc, part, "H1", () =>
      doc.font("display").fontSize(22).fillColor(INK).text(chapter.title, MARGIN.left, doc.y, { width: WIDTH, lineGap: -2 }),
    );
    doc.moveDown(0.5);
    chapter.blocks.forEach((block, index) => {
      // A heading stays with what it is over.
      keepTogether(doc, startOf(doc, chapter.blocks.slice(index), figures));
      drawBlock(doc, part, block, figures);
    });
    return page;
  });
  if (further.length > 0 && doc.y < LAST_PAGE * A5.height) return draw(book, figures, locale, words, further);
  drawContents(doc, contents, book, words.contents, starts);
  drawPageNumbers(doc, book.title);
  doc.end();
  return finished;
}

type Part = PDFKit.PDFStructureElement;

/** A part that is filled later. */
function partOf(doc: PDFKit.PDFDocument, above: Part, kind: string): Part {
  const part = doc.struct(kind);
  above.add(part);
  return part;
}

/** Draws something and says what it is. Whatever has to stand on the next page has gone there before. */
function told(doc: PDFKit.PDFDocument, part: Part, kind: string, draw: () => unknown, options: { readonly alt?: string } = {}): void {
  part.add(
    doc.struct(kind, options, () => {
      draw();
    }),
  );
}

/** Draws what says nothing. */
function ornament(doc: PDFKit.PDFDocument, draw: () => unknown): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** The second page, filled in when the chapters' pages are known. */
function drawContents(doc: PDFKit.PDFDocument, part: Part, book: RuleBook, title: string, starts: readonly number[]): void {
  doc.switchToPage(1);
  const { top } = doc.page.margins;
  told(doc, part, "H1", () => doc.font("display").fontSize(22).fillColor(INK).text(title, MARGIN.left, top));
  let y = top + 46;
  // All chapters on the one page.
  const step = Math.min(30, (doc.page.maxY() - y) / book.chapters.length);
  book.chapters.forEach((chapter, index) => {
    told(doc, part, "TOCI", () => {
      doc
        .font("bold")
        .fontSize(10.5)
        .fillColor(CORAL)
        .text(String(index + 1), MARGIN.left, y, { width: 22, goTo: chapter.id });
      doc.fillColor(INK).text(chapter.title, MARGIN.left + 24, y, { width: WIDTH - 60, goTo: chapter.id });
      doc.font("text").fillColor(INK_2).text(String(starts[index]), MARGIN.left, y, { width: WIDTH, align: "right", goTo: chapter.id });
    });
    ornament(doc, () =>
      doc
        .moveTo(MARGIN.left, y + step - 9)
        .lineTo(MARGIN.left + WIDTH, y + step - 9)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke(),
    );
    y += step;
  });
}

function drawPageNumbers(doc: PDFKit.PDFDocument, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise open a new page.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    const y = A5.height - 34;
    ornament(doc, () => {
      doc
        .font("text")
        .fontSize(7.5)
        .fillColor(INK_2)
        .text(title, MARGIN.left, y, { width: WIDTH - 40, lineBreak: false });
      doc.text(String(page + 1), MARGIN.left, y, { width: WIDTH, align: "right", lineBreak: false });
    });
    doc.page.margins.bottom = bottom;
  }
}

function drawBlock(doc: PDFKit.PDFDocument, part: Part, block: Block, figures: Figures): void {
  if ("h" in block) {
    doc.moveDown(0.35);
    told(doc, part, "H2", () => doc.font("display").fontSize(13).fillColor(INK).text(block.h, MARGIN.left, doc.y, { width: WIDTH }));
    doc.moveDown(0.3);
  } else if ("p" in block) {
    told(doc, part, "P", () => drawText(doc, block.p, MARGIN.left, WIDTH));
    doc.moveDown(0.55);
  } else if ("note" in block) drawNote(doc, part, block.note);
  else if ("list" in block) drawItems(doc, part, block.list, () => "•");
  else if ("steps" in block) drawItems(doc, part, block.steps, (index) => String(index + 1));
  else if ("terms" in block) drawTerms(doc, part, block.terms);
  else if ("figure" in block) drawFigure(doc, part, block.figure, figures);
  else drawTable(doc, part, block.table);
}

type AskedFigure = { readonly name: string; readonly caption: string; readonly labels: readonly string[] };

/** As wide as the text, or as it is drawn where that is less; its caption below it. */
function drawFigure(doc: PDFKit.PDFDocument, part: Part, asked: AskedFigure, figures: Figures): void {
  const { width } = figureOf(figures, asked);
  const scale = Math.min(1, WIDTH / width);
  told(doc, part, "Figure", () => paintFigure(doc, asked, figures, scale), { alt: [asked.caption, ...asked.labels].join(" ") });
  doc.moveDown(0.8);
}

function paintFigure(doc: PDFKit.PDFDocument, asked: AskedFigure, figures: Figures, scale: number): void {
  const { width, height, shapes, labels } = figureOf(figures, asked);
  const { y } = doc;
  doc
    .save()
    .translate(MARGIN.left + (WIDTH - width * scale) / 2, y)
    .scale(scale);
  for (const { d, fill, stroke, weight = 1, at: [right, down] = [0, 0], scale: size = 1 } of shapes) {
    doc.save().translate(right, down).scale(size);
    doc.path(d).lineWidth(weight).lineCap("round").lineJoin("round");
    if (fill && stroke) doc.fillAndStroke(fill, stroke);
    else if (fill) doc.fill(fill);
    else if (stroke) doc.stroke(stroke);
    doc.restore();
  }
  // A label is centred on its place, within a box that no label fills.
  labels.forEach((place, index) => {
    doc
      .font("bold")
      .fontSize(place.size)
      .fillColor(place.colour)
      .text(asked.labels[index] ?? "", place.x - 100, place.y - place.size * 0.6, { width: 200, align: "center", lineBreak: false });
  });
  doc.restore();
  doc.y = y + height * scale + 6;
  doc.font("text").fontSize(8).fillColor(INK_2).text(asked.caption, MARGIN.left, doc.y, { width: WIDTH, align: "center" });
}

const drawText = (doc: PDFKit.PDFDocument, text: string, x: number, width: number) =>
  doc.font("text").fontSize(TEXT).fillColor(INK).text(text, x, doc.y, { width, lineGap: 2.4 });

const heightOf = (doc: PDFKit.PDFDocument, text: string, width: number) =>
  doc.font("text").fontSize(TEXT).heightOfString(text, { width, lineGap: 2.4 });

/** Goes to the next page unless `height` still fits on this one. @returns whether it did */
function keepTogether(doc: PDFKit.PDFDocument, height: number): boolean {
  const fits = doc.y + height <= doc.page.maxY();
  if (!fits) doc.addPage();
  return !fits;
}

/** The height of what must not be torn apart at the beginning of blocks. */
function startOf(doc: PDFKit.PDFDocument, [block, ...rest]: readonly Block[], figures: Figures): number {
  if (block === undefined) return 0;
  if ("h" in block) return HEADING + startOf(doc, rest, figures);
  if ("p" in block) return heightOf(doc, block.p, WIDTH);
  if ("note" in block) return noteHeight(doc, block.note) + 6;
  if ("list" in block) return itemHeight(doc, block.list[0] ?? "");
  if ("steps" in block) return itemHeight(doc, block.steps[0] ?? "");
  if ("terms" in block) return termHeight(doc, block.terms[0]?.[1] ?? "");
  if ("figure" in block) {
    const { width, height } = figureOf(figures, block.figure);
    return height * Math.min(1, WIDTH / width) + CAPTION;
  }
  const { head, rows } = block.table;
  // Of two rows neither stands alone.
  return rowHeight(doc, head, true) + rowsHeight(doc, rows.slice(0, rows.length === 2 ? 2 : 1));
}

const itemHeight = (doc: PDFKit.PDFDocument, item: string) => heightOf(doc, item, WIDTH - LIST_INDENT);
const termHeight = (doc: PDFKit.PDFDocument, meaning: string) => heightOf(doc, meaning, WIDTH) + 16;
const noteHeight = (doc: PDFKit.PDFDocument, text: string) => heightOf(doc, text, WIDTH - 2 * NOTE_PADDING) + 2 * NOTE_PADDING;

function drawItems(doc: PDFKit.PDFDocument, part: Part, items: readonly string[], sign: (index: number) => string): void {
  const list = partOf(doc, part, "L");
  items.forEach((item, index) => {
    keepTogether(doc, itemHeight(doc, item));
    const { y } = doc;
    const entry = partOf(doc, list, "LI");
    told(doc, entry, "Lbl", () => doc.font("bold").fontSize(TEXT).fillColor(CORAL).text(sign(index), MARGIN.left, y, { width: 14 }));
    doc.y = y;
    told(doc, entry, "LBody", () => drawText(doc, item, MARGIN.left + LIST_INDENT, WIDTH - LIST_INDENT));
    doc.moveDown(0.3);
  });
  doc.moveDown(0.3);
}

function drawTerms(doc: PDFKit.PDFDocument, part: Part, terms: readonly (readonly [word: string, meaning: string, id: string])[]): void {
  for (const [word, meaning] of terms) {
    keepTogether(doc, termHeight(doc, meaning));
    told(doc, part, "P", () => {
      doc.font("bold").fontSize(TEXT).fillColor(INK).text(word, MARGIN.left, doc.y, { width: WIDTH, lineGap: 1 });
      drawText(doc, meaning, MARGIN.left, WIDTH);
    });
    doc.moveDown(0.5);
  }
}

function drawNote(doc: PDFKit.PDFDocument, part: Part, text: string): void {
  const height = noteHeight(doc, text);
  const y = doc.y + 3;
  ornament(doc, () => doc.roundedRect(MARGIN.left, y, WIDTH, height, 8).fill(PAPER));
  doc.y = y + NOTE_PADDING;
  told(doc, part, "Note", () => drawText(doc, text, MARGIN.left + NOTE_PADDING, WIDTH - 2 * NOTE_PADDING));
  doc.y = y + height + 8;
}

/** Where a column of a table begins, and how wide it is. Two columns are words and what they mean. */
function columnOf(index: number, count: number): { readonly left: number; readonly width: number } {
  const first = count === 2 ? WIDTH * 0.34 : WIDTH / count;
  const other = (WIDTH - first) / (count - 1);
  return index === 0 ? { left: 0, width: first - CELL } : { left: first + (index - 1) * other, width: other - CELL };
}

const cellFont = (doc: PDFKit.PDFDocument, column: number, head: boolean) => doc.font(head || column === 0 ? "bold" : "text").fontSize(8);

const rowHeight = (doc: PDFKit.PDFDocument, cells: readonly string[], head: boolean) =>
  Math.max(
    ...cells.map((cell, column) => cellFont(doc, column, head).heightOfString(cell, { width: columnOf(column, cells.length).width })),
  ) + 9;

const rowsHeight = (doc: PDFKit.PDFDocument, rows: readonly (readonly string[])[]) =>
  rows.reduce((sum, cells) => sum + rowHeight(doc, cells, false), 0);

function drawTable(
  doc: PDFKit.PDFDocument,
  part: Part,
  { head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] },
): void {
  const grid = partOf(doc, part, "Table");
  const paintRow = (cells: readonly string[], isHead: boolean, paint: (column: number, cell: () => void) => void) => {
    const height = rowHeight(doc, cells, isHead);
    const { y } = doc;
    cells.forEach((cell, column) => {
      const { left, width } = columnOf(column, cells.length);
      paint(column, () =>
        cellFont(doc, column, isHead)
          .fillColor(INK)
          .text(cell, MARGIN.left + left, y + 4, { width }),
      );
    });
    ornament(doc, () =>
      doc
        .moveTo(MARGIN.left, y + height)
        .lineTo(MARGIN.left + WIDTH, y + height)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke(),
    );
    doc.y = y + height;
  };
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const line = partOf(doc, grid, "TR");
    paintRow(cells, isHead, (column, cell) => told(doc, line, isHead || column === 0 ? "TH" : "TD", cell));
  };
  drawRow(head, true);
  rows.forEach((row, index) => {
    // Of a table that is torn apart no row stands alone, and each part has the head; it is told once.
    const together = index === rows.length - 2 ? rows.slice(index) : [row];
    if (keepTogether(doc, rowsHeight(doc, together))) paintRow(head, true, (_, cell) => ornament(doc, cell));
    drawRow(row, false);
  });
  doc.moveDown(0.6);
}
