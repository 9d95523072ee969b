import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import Drawing from 'pdfkit';
import { move } from 'piscina';
import { encode } from 'uqr';

import type { Column, PlannedDocument, SheetPart } from './plannedDocument.ts';

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
);

const a4 = { width: 595.28, height: 841.89 } as const;
const margin = 48;
const contentWidth = a4.width - 2 * margin;
const ink = '#1a1a1a';
const quiet = '#5c5c5c';
const line = '#c8c8c8';

type Document = InstanceType<typeof Drawing>;

type Part<Kind extends SheetPart['kind']> = Extract<SheetPart, { readonly kind: Kind }>;

/** A font that fontkit has parsed. */
interface ParsedFont {
  hasGlyphForCodePoint(code: number): boolean;
}

/** The parsed font of a document. */
function fontOf(document: Document): ParsedFont {
  // oxlint-disable-next-line no-underscore-dangle -- pdfkit exposes the current font only under this name
  return (document as unknown as { _font: { font: ParsedFont } })._font.font;
}

/**
 * Replaces each character that the font doesn't have, except control characters, by its code point. Otherwise the
 * character would be missing without notice, for example in a name.
 */
function drawable(document: Document, text: string): string {
  const font = fontOf(document);
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || font.hasGlyphForCodePoint(code)
      ? character
      : `〔U+${code.toString(16).toUpperCase().padStart(4, '0')}〕`;
  }).join('');
}

const bottom = a4.height - margin - 20;

/** Adds a new page when the current page has less than `height` points left. Returns true when a page was added. */
function makeRoom(document: Document, height: number): boolean {
  if (document.y + height <= bottom) return false;
  document.addPage();
  return true;
}

function drawRow(document: Document, columns: readonly Column[], cells: readonly string[], isHead: boolean): void {
  const padding = 4;
  const widths = columns.map(({ share }) => share * contentWidth - 2 * padding);
  const texts = cells.map((cell) => drawable(document, cell));
  document.fontSize(9).fillColor(isHead ? quiet : ink);
  const height = Math.max(...texts.map((text, index) => document.heightOfString(text, { width: widths[index] ?? 0 })));
  const top = document.y;
  let x = margin;
  for (const [index, text] of texts.entries()) {
    const align = columns[index]?.isNumeric ? 'right' : 'left';
    document.text(text, x + padding, top + padding, { width: widths[index] ?? 0, align });
    x += (columns[index]?.share ?? 0) * contentWidth;
  }
  const end = top + height + 2 * padding;
  document
    .moveTo(margin, end)
    .lineTo(margin + contentWidth, end)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  document.x = margin;
  document.y = end;
}

function drawHeading(document: Document, { text, height }: Part<'heading'>): void {
  makeRoom(document, height);
  document.moveDown(0.8).fontSize(12).fillColor(ink).text(drawable(document, text), margin).moveDown(0.3);
}

function drawFacts(document: Document, { pairs }: Part<'facts'>): void {
  const labelWidth = 96;
  for (const [label, value] of pairs) {
    const text = drawable(document, value);
    document.fontSize(10);
    const height = document.heightOfString(text, { width: contentWidth - labelWidth });
    makeRoom(document, height + 4);
    const top = document.y;
    document.fillColor(quiet).text(label, margin, top, { width: labelWidth });
    document.fillColor(ink).text(text, margin + labelWidth, top, { width: contentWidth - labelWidth });
    document.x = margin;
    document.y = top + height + 4;
  }
}

function drawTable(document: Document, { columns, rows }: Part<'table'>): void {
  const titles = columns.map(({ title }) => title);
  makeRoom(document, 48);
  drawRow(document, columns, titles, true);
  for (const cells of rows) {
    if (makeRoom(document, 32)) drawRow(document, columns, titles, true);
    drawRow(document, columns, cells, false);
  }
}

function drawNote(document: Document, { text }: Part<'note'>): void {
  document.moveDown(0.5).fontSize(9).fillColor(quiet).text(drawable(document, text), margin, undefined, {
    width: contentWidth,
  });
  document.moveDown(0.5);
}

function drawCode(document: Document, { content, words }: Part<'code'>): void {
  const side = 84;
  makeRoom(document, side + 12);
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const top = document.y + 8;
  const module = side / size;
  document.fillColor('#000');
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) document.rect(margin + x * module, top + y * module, module, module);
    }
  }
  document.fill();
  document.fontSize(9).fillColor(quiet);
  document.text(drawable(document, words), margin + side + 12, top + 8, { width: contentWidth - side - 12 });
  document.x = margin;
  document.y = top + side + 8;
}

function drawPart(document: Document, part: SheetPart): void {
  switch (part.kind) {
    case 'heading':
      return drawHeading(document, part);
    case 'facts':
      return drawFacts(document, part);
    case 'table':
      return drawTable(document, part);
    case 'note':
      return drawNote(document, part);
    case 'code':
      return drawCode(document, part);
  }
}

/** Writes the footer and the page number on every page. */
function writeFooters(document: Document, footer: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Without a bottom margin, text can be written at the bottom of the page, where the footer is.
    document.page.margins.bottom = 0;
    document.fontSize(8).fillColor(quiet);
    const y = a4.height - margin + 4;
    document.text(drawable(document, footer), margin, y, { width: contentWidth - 60, lineBreak: false });
    document.text(`第 ${page + 1} 页，共 ${count} 页`, margin, y, {
      width: contentWidth,
      align: 'right',
      lineBreak: false,
    });
  }
}

/**
 * The font of all documents: the content of the font file until the first document is generated, then the parsed font.
 * Parsing the font takes longer than generating a short document.
 */
let font: Buffer | ParsedFont = readFileSync(fontFile);

/**
 * Generates an A4 document as a PDF. The font has all characters of GB 2312 and rare characters of names. Only the
 * characters that occur in the document are embedded.
 */
async function drawn({ title, footer, createdAt, issuer, parts }: PlannedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Drawing({
    size: 'A4',
    margin,
    bufferPages: true,
    font: font as unknown as string,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Creator: issuer, CreationDate: createdAt },
  });
  font = fontOf(document);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.fontSize(18).fillColor(ink).text(drawable(document, title), margin, margin, { width: contentWidth });
  document.moveDown(0.5);
  for (const part of parts) drawPart(document, part);
  writeFooters(document, footer);
  document.end();
  await isDone;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Entry point of the pool's worker: generates a PDF. The bytes are transferred to the caller without being copied. */
export default async (document: PlannedDocument) => move(await drawn(document));
