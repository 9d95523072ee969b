import { active, expose, shown, type Spot, type Subject } from './bench';
import { checkAll, persons, type Person } from './persons';

/** @typeParam Row what the table takes for a person */
export interface TableParts<Row = Person> {
  /** 'input': all cells are inputs; 'click' / 'dblclick': the editor opens when it is needed. */
  edit: 'input' | 'click' | 'dblclick';
  /** Converts the rows to the form that the table needs; not measured. */
  prepare?(rows: Person[]): void;
  mount(rows: Person[]): void | Promise<void>;
  /** The visible cell (or its input) of a row. */
  cell(row: number, key: keyof Person): Spot;
  scroller(): Element | null;
  /** The current value in the model. */
  model(row: number, key: keyof Person): unknown;
  /** Removes the columns for pasting again; not measured. */
  finishPaste?(): void;
  /** Converts added rows to the form that the table needs, if it differs; not measured. */
  rowsOf?(rows: Person[]): Row[];
  /** Adds rows at the beginning. */
  insert(rows: Row[]): void | Promise<void>;
  /** Shows the columns into which a block is pasted; not measured. */
  preparePaste?(): void;
  /**
   * Pastes eight columns of rows over the existing ones, starting at the active cell. Resolves when the model contains
   * them.
   */
  paste?(rows: Person[]): Promise<void>;
  /** Validates everything and shows the marks. Resolves with the number of rows with errors. */
  validate(): number | Promise<number>;
  /** True when the editor is open. Default: an input or textarea that isn't hidden has the focus. */
  editing?(): boolean;
  maxRows?: number;
  /** False when the insertion of 1,000 rows doesn't end in reasonable time. */
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
      /** True when the focused field contains the typed character. */
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
      // The persons are different each time, because a person who appears twice is a problem.
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
