/** The cells of a sheet, row by row. They are stored in typed arrays, so that there is no object for each cell. */
export interface CellRows {
  readonly rowCount: number;
  /** Number that each row has in the sheet, from 1. */
  readonly rowNumbers: Uint32Array;
  /** Index of the first cell of each row. One more entry marks the end of the last row. */
  readonly starts: Uint32Array;
  /** Column of each cell, from 0. `kinds` and `values` have the kind and value of the same cell at the same index. */
  readonly columns: Uint16Array;
  readonly kinds: Uint8Array;
  readonly values: Float64Array;
}

type Growable = Uint32Array | Uint16Array | Uint8Array | Float64Array;

function longer<Numbers extends Growable>(numbers: Numbers, length: number): Numbers {
  const grown = new (numbers.constructor as new (length: number) => Numbers)(length);
  grown.set(numbers);
  return grown;
}

const firstRows = 1 << 10;
const firstCells = 1 << 13;

/** Collects the cells of a sheet in the order of the file. A row without cells is left out. */
export class CellRowsBuilder {
  rowCount = 0;

  private cellCount = 0;
  private rowNumbers = new Uint32Array(firstRows);
  private starts = new Uint32Array(firstRows + 1);
  private columns = new Uint16Array(firstCells);
  private kinds = new Uint8Array(firstCells);
  private values = new Float64Array(firstCells);
  private isInOrder = true;

  /** True when the next cell would be the first cell of the given row. */
  beginsRow(row: number): boolean {
    return this.rowCount === 0 || this.rowNumbers[this.rowCount - 1] !== row;
  }

  add(row: number, column: number, kind: number, value: number): void {
    if (this.beginsRow(row)) this.beginRow(row);
    else if ((this.columns[this.cellCount - 1] ?? 0) >= column) this.isInOrder = false;
    if (this.cellCount === this.columns.length) this.grow();
    this.columns[this.cellCount] = column;
    this.kinds[this.cellCount] = kind;
    this.values[this.cellCount] = value;
    this.cellCount++;
    this.starts[this.rowCount] = this.cellCount;
  }

  rows(): CellRows {
    const { rowCount, rowNumbers, starts, columns, kinds, values } = this;
    const found = { rowCount, rowNumbers, starts, columns, kinds, values };
    return this.isInOrder ? found : inOrder(found);
  }

  private beginRow(row: number): void {
    if (this.rowCount > 0 && row < (this.rowNumbers[this.rowCount - 1] ?? 0)) this.isInOrder = false;
    if (this.rowCount === this.rowNumbers.length) {
      this.rowNumbers = longer(this.rowNumbers, this.rowCount * 2);
      this.starts = longer(this.starts, this.rowCount * 2 + 1);
    }
    this.rowNumbers[this.rowCount] = row;
    this.starts[this.rowCount] = this.cellCount;
    this.rowCount++;
  }

  private grow(): void {
    const length = this.cellCount * 2;
    this.columns = longer(this.columns, length);
    this.kinds = longer(this.kinds, length);
    this.values = longer(this.values, length);
  }
}

/** Sorts the cells by row and column. If two cells have the same position, only the last one in the file is kept. */
function inOrder({ rowCount, rowNumbers, starts, columns, kinds, values }: CellRows): CellRows {
  const cells: { readonly row: number; readonly column: number; readonly at: number }[] = [];
  for (let row = 0; row < rowCount; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      cells.push({ row: rowNumbers[row] ?? 0, column: columns[at] ?? 0, at });
  }
  cells.sort((one, other) => one.row - other.row || one.column - other.column || one.at - other.at);
  const sorted = new CellRowsBuilder();
  for (const [index, { row, column, at }] of cells.entries()) {
    const next = cells[index + 1];
    if (next?.row !== row || next.column !== column) sorted.add(row, column, kinds[at] ?? 0, values[at] ?? 0);
  }
  return sorted.rows();
}
