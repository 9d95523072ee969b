import { cellKind, written } from './cellKind.ts';
import { type CellRows, CellRowsBuilder } from './cellRows.ts';
import type { PlainCell } from './plainCell.ts';
import {
  numberIn,
  readCellAttributes,
  readHiddenColumns,
  readMergedCells,
  readRowAttributes,
} from './sheetAttributes.ts';
import { damaged } from './spreadsheetError.ts';
import type { MergedCells } from './tableSheet.ts';
import { decoded, TextPool, type Texts } from './textPool.ts';
import { scanPart } from './xmlPieces.ts';
import { xmlName, XmlScanner, xmlToken } from './xmlScanner.ts';
import type { ZipPart } from './zipArchive.ts';

/** The content that was read from the XML of a sheet. */
export interface SheetContent {
  readonly cells: CellRows;
  /** Texts that the sheet itself contains. All other texts are in the part that the sheets of the workbook share. */
  readonly texts: Texts;
  /** Numbers of the hidden rows, from 1. */
  readonly hiddenRows: ReadonlySet<number>;
  /** Indexes of the hidden columns, from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Indexes (from 0) of the columns that contain a formula, by row number (from 1). */
  readonly formulas: ReadonlyMap<number, readonly number[]>;
  readonly merged: readonly MergedCells[];
  /** True when the sheet has more rows than were requested. The remaining rows weren't read. */
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
  columns: xmlName('col'),
};

/** Number of columns that are read. No list of persons has more columns. */
const readColumns = 512;
const maxMergedCells = 10_000;

/** True when a cell value of this type is written as digits in the file. */
const isNumeric = (type: number) => type === written.number || type === written.shared || type === written.boolean;

/** The state of reading a sheet cell by cell. */
class SheetReading {
  readonly cells = new CellRowsBuilder();
  readonly texts = new TextPool();
  readonly hiddenRows = new Set<number>();
  readonly hiddenColumns = new Set<number>();
  readonly formulas = new Map<number, number[]>();
  readonly merged: MergedCells[] = [];
  isCut = false;

  private readonly scanner: XmlScanner;
  private readonly dateStyles: readonly boolean[];
  private readonly sharedCount: number;
  private readonly maxRows: number;
  private readonly cell: PlainCell = { column: -1, style: 0, type: written.number, number: 0 };
  private row = 0;
  private number = NaN;
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

  /** Reads all cells in the bytes that are available. @returns true when reading can stop */
  readonly read = (): boolean => {
    const { scanner, cell } = this;
    for (;;) {
      // Most cells contain only a number; these are read in a single pass.
      if (scanner.passPlainCell(cell)) {
        this.beginCell();
        this.number = cell.number;
        if (this.addNumber(cell.number)) return true;
        continue;
      }
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
    else if (name === tags.text)
      this.scanner.wantsText = this.isInCell && !this.isSpoken && this.cell.type === written.text;
    else if (name === tags.formula) this.isFormula = this.isInCell;
    else if (name === tags.pronunciation) this.isSpoken = true;
    else if (name === tags.mergedCells) this.takeMerged();
    else if (name === tags.columns) this.takeColumns();
  }

  /** Handles the end tag of an element. @returns true when reading can stop */
  private close(name: number): boolean {
    if (name === tags.cell) return this.closeCell();
    if (name === tags.value || name === tags.text) {
      this.isInValue = false;
      this.scanner.wantsText = false;
    } else if (name === tags.pronunciation) this.isSpoken = false;
    return false;
  }

  private openRow(): void {
    const { row, isHidden } = readRowAttributes(this.scanner, this.row + 1);
    this.row = row;
    this.cell.column = -1;
    if (isHidden) this.hiddenRows.add(row);
  }

  private openCell(): void {
    this.cell.column++;
    readCellAttributes(this.scanner, this.cell);
    this.beginCell();
    this.number = NaN;
    this.isInCell = true;
  }

  private beginCell(): void {
    // A cell outside a row, or inside the value of another cell, means that the file is damaged.
    if (this.row === 0 || this.isInValue) throw damaged();
    this.isFormula = false;
    this.isInCell = false;
  }

  private takeText(): void {
    const { bytes, start, end, isVerbatim } = this.scanner;
    if (!isNumeric(this.cell.type)) this.texts.append(bytes, start, end, isVerbatim);
    else if (this.isInValue) {
      if (!Number.isNaN(this.number)) throw damaged(); // A second text in the value means that the file is damaged.
      this.number = numberIn(bytes, start, end);
      if (Number.isNaN(this.number) && decoded(bytes.subarray(start, end)).trim() !== '') throw damaged();
    }
  }

  private closeCell(): boolean {
    this.isInCell = false;
    const { type } = this.cell;
    if (isNumeric(type)) return !Number.isNaN(this.number) && this.addNumber(this.number);
    const index = this.texts.commit();
    return index !== -1 && this.add(type === written.error ? cellKind.error : cellKind.text, index);
  }

  /** Adds a cell whose value is a number in the file. @returns true when its row is beyond the limit */
  private addNumber(number: number): boolean {
    const { type, style } = this.cell;
    if (!Number.isFinite(number)) throw damaged();
    if (type === written.shared) {
      if (number < 0 || number >= this.sharedCount) throw damaged();
      return this.add(cellKind.sharedText, number);
    }
    if (type === written.boolean) return this.add(cellKind.boolean, number);
    return this.add(this.dateStyles[style] === true ? cellKind.date : cellKind.number, number);
  }

  /**
   * Adds the current cell with a value. A cell beyond `readColumns` is left out.
   * @returns true when its row is beyond the limit
   */
  private add(kind: number, value: number): boolean {
    const { row, cells } = this;
    const { column } = this.cell;
    if (column >= readColumns) return false;
    if (cells.rowCount >= this.maxRows && cells.beginsRow(row)) {
      this.isCut = true;
      return true;
    }
    cells.add(row, column, kind, value);
    if (this.isFormula) {
      const columns = this.formulas.get(row);
      if (columns) columns.push(column);
      else this.formulas.set(row, [column]);
    }
    return false;
  }

  private takeMerged(): void {
    const merged = this.merged.length < maxMergedCells ? readMergedCells(this.scanner) : null;
    if (merged) this.merged.push(merged);
  }

  private takeColumns(): void {
    const hidden = readHiddenColumns(this.scanner);
    if (!hidden) return;
    for (let column = hidden.first; column <= hidden.last && column < readColumns; column++)
      this.hiddenColumns.add(column);
  }
}

/** The parts of a workbook that all its sheets share. */
export interface SharedContent {
  readonly texts: Texts;
  readonly dateStyles: readonly boolean[];
}

/** Reads a sheet in one pass over its bytes. Reading stops after `maxRows` rows with content. */
export async function readSheet(part: ZipPart, shared: SharedContent, maxRows: number): Promise<SheetContent> {
  const scanner = new XmlScanner();
  const reading = new SheetReading(scanner, shared, maxRows);
  await scanPart(part, scanner, reading.read);
  const { cells, texts, hiddenRows, hiddenColumns, formulas, merged, isCut } = reading;
  return { cells: cells.rows(), texts: texts.texts(), hiddenRows, hiddenColumns, formulas, merged, isCut };
}
