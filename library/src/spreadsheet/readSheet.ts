import { cellKind } from './cellKind.ts';
import { type CellReference, lastColumn, lastRow, readReference } from './cellReference.ts';
import { type CellRows, CellRowsBuilder } from './cellRows.ts';
import { damaged } from './spreadsheetError.ts';
import type { MergedCells } from './tableSheet.ts';
import { decoded, TextPool, type Texts } from './textPool.ts';
import { scanPart } from './xmlPieces.ts';
import { xmlName, XmlScanner, xmlToken } from './xmlScanner.ts';
import type { ZipPart } from './zipArchive.ts';

/** What a sheet's XML holds. */
export interface SheetContent {
  readonly cells: CellRows;
  /** Texts of the sheet itself; the others are the workbook's. */
  readonly texts: Texts;
  /** Rows (from 1) that are hidden. */
  readonly hiddenRows: ReadonlySet<number>;
  /** By row (from 1), columns whose value a formula worked out. */
  readonly formulas: ReadonlyMap<number, readonly number[]>;
  readonly merged: readonly MergedCells[];
  /** There are more rows than were asked for; they weren't read. */
  readonly isCut: boolean;
}

const tags = {
  row: xmlName('row'),
  cell: xmlName('c'),
  value: xmlName('v'),
  text: xmlName('t'),
  formula: xmlName('f'),
  pronunciation: xmlName('rPh'),
  mergedCells: xmlName('mergeCell'),
};
const attributes = {
  r: xmlName('r'),
  s: xmlName('s'),
  t: xmlName('t'),
  ref: xmlName('ref'),
  hidden: xmlName('hidden'),
};

/** Cells further right aren't read: no list has them. */
const readColumns = 512;
const maxMergedCells = 10_000;

/** How the format writes a value: the first letters of its types tell them apart, `str` by its second. */
const written = { number: 0, shared: 1, text: 2, error: 3, boolean: 4, day: 5 } as const;

function writtenAs(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  switch (bytes[start]) {
    case 115: // s, str
      return length === 1 ? written.shared : written.text;
    case 105: // inlineStr
      return written.text;
    case 98: // b
      return written.boolean;
    case 101: // e
      return written.error;
    case 100: // d
      return written.day;
    default: // n
      return written.number;
  }
}

/** Figures of digits alone are read without making a string. */
function figureIn(bytes: Uint8Array, start: number, end: number): number {
  let figure = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9 || at - start > 14) {
      const text = decoded(bytes.subarray(start, end)).trim();
      return text === '' ? NaN : Number(text);
    }
    figure = figure * 10 + digit;
  }
  return start === end ? NaN : figure;
}

/** The state of a sheet that is being read; its cells come one after the other. */
class SheetReading {
  readonly cells = new CellRowsBuilder();
  readonly texts = new TextPool();
  readonly hiddenRows = new Set<number>();
  readonly formulas = new Map<number, number[]>();
  readonly merged: MergedCells[] = [];
  isCut = false;

  private readonly scanner: XmlScanner;
  private readonly dateStyles: readonly boolean[];
  private readonly sharedCount: number;
  private readonly maxRows: number;
  private readonly reference: CellReference = { column: -1, row: -1 };
  private row = 0;
  private column = -1;
  private style = 0;
  private type: number = written.number;
  private figure = NaN;
  private isInCell = false;
  private isInValue = false;
  private isSpoken = false;
  private isFormula = false;

  constructor(scanner: XmlScanner, shared: SharedContent, maxRows: number) {
    this.scanner = scanner;
    this.dateStyles = shared.dateStyles;
    this.sharedCount = shared.texts.count;
    this.maxRows = maxRows;
  }

  /** Goes on to the end of the bytes at hand. @returns whether nothing more is wanted */
  readonly read = (): boolean => {
    const { scanner } = this;
    for (;;) {
      const token = scanner.next();
      if (token === xmlToken.more || token === xmlToken.done) return false;
      if (token === xmlToken.text) this.takeText();
      else if (token === xmlToken.start) this.open(scanner.name);
      else if (this.close(scanner.name)) return true;
    }
  };

  private open(name: number): void {
    if (name === tags.cell) this.openCell();
    else if (name === tags.value) {
      this.isInValue = this.isInCell;
      this.scanner.wantsText = this.isInCell;
    } else if (name === tags.row) this.openRow();
    else if (name === tags.text) this.scanner.wantsText = this.isInCell && !this.isSpoken && this.type === written.text;
    else if (name === tags.formula) this.isFormula = this.isInCell;
    else if (name === tags.pronunciation) this.isSpoken = true;
    else if (name === tags.mergedCells) this.takeMerged();
  }

  private close(name: number): boolean {
    if (name === tags.cell) return this.closeCell();
    if (name === tags.value || name === tags.text) {
      this.isInValue = false;
      this.scanner.wantsText = false;
    } else if (name === tags.pronunciation) this.isSpoken = false;
    return false;
  }

  private openRow(): void {
    const { scanner } = this;
    this.row++;
    this.column = -1;
    let isHidden = false;
    while (scanner.nextAttribute()) {
      const { bytes, start, end } = scanner;
      if (scanner.attribute === attributes.r) this.row = figureIn(bytes, start, end);
      else if (scanner.attribute === attributes.hidden) isHidden = bytes[start] === 49 || bytes[start] === 116; // 1, true
    }
    if (!(this.row >= 1 && this.row <= lastRow)) throw damaged();
    if (isHidden) this.hiddenRows.add(this.row);
  }

  private openCell(): void {
    const { scanner, reference } = this;
    this.column++;
    this.style = 0;
    this.type = written.number;
    this.figure = NaN;
    this.isFormula = false;
    this.isInCell = true;
    while (scanner.nextAttribute()) {
      const { bytes, start, end } = scanner;
      if (scanner.attribute === attributes.t) this.type = writtenAs(bytes, start, end);
      else if (scanner.attribute === attributes.s) this.style = figureIn(bytes, start, end);
      else if (scanner.attribute === attributes.r && !scanner.hasPrefix) {
        readReference(bytes, start, end, reference);
        if (reference.column >= 0) this.column = reference.column;
      }
    }
    if (this.row === 0 || this.column >= lastColumn) throw damaged();
  }

  private takeText(): void {
    const { bytes, start, end, isVerbatim } = this.scanner;
    const isFigure = this.type === written.number || this.type === written.shared || this.type === written.boolean;
    if (!isFigure) this.texts.append(bytes, start, end, isVerbatim);
    else if (this.isInValue) {
      if (!Number.isNaN(this.figure)) throw damaged(); // a figure in two pieces
      this.figure = figureIn(bytes, start, end);
      if (Number.isNaN(this.figure) && decoded(bytes.subarray(start, end)).trim() !== '') throw damaged();
    }
  }

  private closeCell(): boolean {
    this.isInCell = false;
    const { row, column, type, figure, style } = this;
    if (type === written.text || type === written.error || type === written.day) {
      const index = this.texts.commit();
      return index !== -1 && this.add(row, column, type === written.error ? cellKind.error : cellKind.text, index);
    }
    if (Number.isNaN(figure)) return false;
    if (!Number.isFinite(figure)) throw damaged();
    if (type === written.shared) {
      if (figure < 0 || figure >= this.sharedCount) throw damaged();
      return this.add(row, column, cellKind.sharedText, figure);
    }
    const kind = this.dateStyles[style] === true ? cellKind.date : cellKind.number;
    return this.add(row, column, type === written.boolean ? cellKind.boolean : kind, figure);
  }

  /** @returns whether this is a row more than wanted */
  private add(row: number, column: number, kind: number, value: number): boolean {
    if (column >= readColumns) return false;
    if (this.cells.rowCount >= this.maxRows && this.cells.beginsRow(row)) {
      this.isCut = true;
      return true;
    }
    this.cells.add(row, column, kind, value);
    if (this.isFormula) {
      const columns = this.formulas.get(row);
      if (columns) columns.push(column);
      else this.formulas.set(row, [column]);
    }
    return false;
  }

  private takeMerged(): void {
    const { scanner } = this;
    while (scanner.nextAttribute()) {
      if (scanner.attribute !== attributes.ref || this.merged.length >= maxMergedCells) continue;
      const { bytes, start, end } = scanner;
      const colon = bytes.indexOf(58, start);
      if (colon === -1 || colon >= end) continue;
      const [first, last] = [
        { column: -1, row: -1 },
        { column: -1, row: -1 },
      ];
      readReference(bytes, start, colon, first);
      readReference(bytes, colon + 1, end, last);
      if (first.row < 1 || last.row < first.row || first.column < 0 || last.column < first.column) continue;
      this.merged.push({
        firstRow: first.row,
        lastRow: Math.min(last.row, lastRow),
        firstColumn: first.column,
        lastColumn: Math.min(last.column, lastColumn),
      });
    }
  }
}

/** What the sheets of a workbook share. */
export interface SharedContent {
  readonly texts: Texts;
  readonly dateStyles: readonly boolean[];
}

/** Reads a sheet in one pass over its bytes, as far as `maxRows` rows that hold something. */
export async function readSheet(part: ZipPart, shared: SharedContent, maxRows: number): Promise<SheetContent> {
  const scanner = new XmlScanner();
  const reading = new SheetReading(scanner, shared, maxRows);
  await scanPart(part, scanner, reading.read);
  const { cells, texts, hiddenRows, formulas, merged, isCut } = reading;
  return { cells: cells.rows(), texts: texts.texts(), hiddenRows, formulas, merged, isCut };
}
