import { active, expose, shown, type Spot, type Subject } from './bench';
import { checkAll, persons, type Person } from './persons';

/** @typeParam Row type in which the table stores a person */
export interface TableParts<Row = Person> {
  /**
   * How a cell is edited. 'input': all cells are inputs. 'click' / 'dblclick': a click or double click opens the
   * editor.
   */
  edit: 'input' | 'click' | 'dblclick';
  /** Converts the rows to the type that the table needs. Not measured. */
  prepare?(rows: Person[]): void;
  mount(rows: Person[]): void | Promise<void>;
  /** The visible cell (or its input) of a row. */
  cell(row: number, key: keyof Person): Spot;
  scroller(): Element | null;
  /** The current value of a cell in the table's data. */
  model(row: number, key: keyof Person): unknown;
  /** Removes the additional columns after pasting. Not measured. */
  finishPaste?(): void;
  /**
   * Converts rows that are inserted to the type that the table needs. Missing if no conversion is needed. Not measured.
   */
  rowsOf?(rows: Person[]): Row[];
  /** Adds rows at the beginning. */
  insert(rows: Row[]): void | Promise<void>;
  /** Adds the columns into which the block is pasted. Not measured. */
  preparePaste?(): void;
  /**
   * Pastes eight columns of rows over the existing rows, starting at the active cell. Resolves when the table's data
   * contain the pasted rows.
   */
  paste?(rows: Person[]): Promise<void>;
  /** Validates all rows and marks the errors. Resolves with the number of rows with errors. */
  validate(): number | Promise<number>;
  /** True when the editor is open. Default: an input or textarea that isn't hidden has the focus. */
  editing?(): boolean;
  maxRows?: number;
  /** False if inserting 1,000 rows takes too long to measure. @default true */
  canInsert?: boolean;
  notes?: string;
}

export function exposeTable<Row = Person>(name: string, parts: TableParts<Row>) {
  let rows: Person[] = [];
  let added: Row[] = [];
  let nextSeed = 500_000;
  const editing =
    parts.editing ??
    (() => {
      const a = active();
      return !!a && /^(INPUT|TEXTAREA)$/.test(a.tagName) && shown(a);
    });
  const subject: Subject & { edit: string; maxRows: number; canInsert: boolean } = {
    notes: parts.notes,
    edit: parts.edit,
    maxRows: parts.maxRows ?? Infinity,
    canInsert: parts.canInsert ?? true,
    mount: () => parts.mount(rows),
    spots: { cell: (row: number, key: keyof Person) => parts.cell(row, key), scroller: () => parts.scroller() },
    until: {
      editing,
      /** True when the focused field contains the typed characters. */
      typed: (length: number) => (active() as HTMLInputElement)?.value?.length === length,
      moved: (from: string) => {
        const a = active();
        return !!a && (a.id || a.getAttribute('data-k') || a.getAttribute('name') || '') !== from;
      },
      committed: (row: number, key: keyof Person, text: string) => parts.model(row, key) === text,
    },
    acts: {
      prepare: (n: number) => {
        rows = persons(n);
        for (let i = 50; i < n; i += 97) rows[i] = { ...rows[i], idNo: rows[i].idNo.slice(0, 17) + 'Z' };
        parts.prepare?.(rows);
        return rows.length;
      },
      ...(parts.paste && { paste: (n: number) => parts.paste?.(persons(n, 700_000)) }),
      ...(parts.preparePaste && { preparePaste: () => parts.preparePaste?.() }),
      ...(parts.finishPaste && { finishPaste: () => parts.finishPaste?.() }),
      // Each call creates other persons, because a person who appears twice is a problem.
      prepareInsert: (n: number) => {
        const more = persons(n, nextSeed);
        nextSeed += n;
        added = parts.rowsOf?.(more) ?? (more as Row[]);
      },
      insert: () => parts.insert(added),
      validate: () => parts.validate(),
      model: (row: number, key: keyof Person) => String(parts.model(row, key)),
      value: () => (active() as HTMLInputElement)?.value ?? null,
      focusKey: () => {
        const a = active();
        return a ? a.id || a.getAttribute('data-k') || a.getAttribute('name') || '' : '';
      },
    },
  };
  return expose(name, subject);
}
export { checkAll };
export const VIEW = 640;
export const ROW = 36;
