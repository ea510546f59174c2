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

function draw(book: RuleBook, figures: Figures, locale: Locale, words: PdfWords): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [A5.width, A5.height],
    margins: MARGIN,
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
    // A title is not left alone above a drawing that goes to the next page.
    const [first] = chapter.blocks;
    keepTogether(doc, 130 + (first && "figure" in first ? figureOf(figures, first.figure).height : 0));
    if (doc.y > MARGIN.top) doc.moveDown(1.6);
    doc.addNamedDestination(chapter.id, "XYZ", null, doc.y - 12, null);
    doc.outline.addItem(chapter.title);
    const page = doc.bufferedPageRange().count;
    const part = partOf(doc, whole, "Sect");
    told(doc, part, "H1", () =>
      doc.font("display").fontSize(22).fillColor(INK).text(chapter.title, MARGIN.left, doc.y, { width: WIDTH, lineGap: -2 }),
    );
    doc.moveDown(0.5);
    for (const block of chapter.blocks) drawBlock(doc, part, block, figures);
    return page;
  });
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
  told(doc, part, "H1", () => doc.font("display").fontSize(22).fillColor(INK).text(title, MARGIN.left, MARGIN.top));
  let y = MARGIN.top + 46;
  // All chapters on the one page.
  const step = Math.min(30, (A5.height - MARGIN.bottom - y) / book.chapters.length);
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
    doc.page.margins.bottom = MARGIN.bottom;
  }
}

function drawBlock(doc: PDFKit.PDFDocument, part: Part, block: Block, figures: Figures): void {
  if ("h" in block) {
    keepTogether(doc, 60);
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
  const { width, height } = figureOf(figures, asked);
  const scale = Math.min(1, WIDTH / width);
  keepTogether(doc, height * scale + 40);
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

/** Goes to the next page unless `height` still fits on this one. */
function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > A5.height - MARGIN.bottom) doc.addPage();
}

function drawItems(doc: PDFKit.PDFDocument, part: Part, items: readonly string[], sign: (index: number) => string): void {
  const list = partOf(doc, part, "L");
  items.forEach((item, index) => {
    keepTogether(doc, heightOf(doc, item, WIDTH - 18));
    const { y } = doc;
    const entry = partOf(doc, list, "LI");
    told(doc, entry, "Lbl", () => doc.font("bold").fontSize(TEXT).fillColor(CORAL).text(sign(index), MARGIN.left, y, { width: 14 }));
    doc.y = y;
    told(doc, entry, "LBody", () => drawText(doc, item, MARGIN.left + 18, WIDTH - 18));
    doc.moveDown(0.3);
  });
  doc.moveDown(0.3);
}

function drawTerms(doc: PDFKit.PDFDocument, part: Part, terms: readonly (readonly [word: string, meaning: string, id: string])[]): void {
  for (const [word, meaning] of terms) {
    keepTogether(doc, heightOf(doc, meaning, WIDTH) + 16);
    told(doc, part, "P", () => {
      doc.font("bold").fontSize(TEXT).fillColor(INK).text(word, MARGIN.left, doc.y, { width: WIDTH, lineGap: 1 });
      drawText(doc, meaning, MARGIN.left, WIDTH);
    });
    doc.moveDown(0.5);
  }
}

function drawNote(doc: PDFKit.PDFDocument, part: Part, text: string): void {
  const padding = 10;
  const height = heightOf(doc, text, WIDTH - 2 * padding) + 2 * padding;
  keepTogether(doc, height + 6);
  const y = doc.y + 3;
  ornament(doc, () => doc.roundedRect(MARGIN.left, y, WIDTH, height, 8).fill(PAPER));
  doc.y = y + padding;
  told(doc, part, "Note", () => drawText(doc, text, MARGIN.left + padding, WIDTH - 2 * padding));
  doc.y = y + height + 8;
}

function drawTable(doc: PDFKit.PDFDocument, part: Part, table: { head: readonly string[]; rows: readonly (readonly string[])[] }): void {
  // Two columns are words and what they mean.
  const first = table.head.length === 2 ? WIDTH * 0.34 : WIDTH / table.head.length;
  const other = (WIDTH - first) / (table.head.length - 1);
  const widthOf = (column: number) => (column === 0 ? first : other);
  const leftOf = (column: number) => (column === 0 ? 0 : first + (column - 1) * other);
  const grid = partOf(doc, part, "Table");
  const drawRow = (cells: readonly string[], head: boolean) => {
    const fontOf = (column: number) => doc.font(head || column === 0 ? "bold" : "text").fontSize(8);
    const height = Math.max(...cells.map((cell, column) => fontOf(column).heightOfString(cell, { width: widthOf(column) - 8 }))) + 9;
    keepTogether(doc, height);
    const { y } = doc;
    const line = partOf(doc, grid, "TR");
    cells.forEach((cell, column) => {
      told(doc, line, head || column === 0 ? "TH" : "TD", () =>
        fontOf(column)
          .fillColor(INK)
          .text(cell, MARGIN.left + leftOf(column), y + 4, { width: widthOf(column) - 8 }),
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
  drawRow(table.head, true);
  for (const row of table.rows) drawRow(row, false);
  doc.moveDown(0.6);
}
