import { active, expose, shown, type Spot, type Subject } from './bench';
import { checkAll, persons, type Person } from './persons';

/** @typeParam Row what the table takes for a person */
export interface TableParts<Row = Person> {
  /** 'input': every cell is an input; 'click' / 'dblclick': the editor opens on demand. */
  edit: 'input' | 'click' | 'dblclick';
  /** Brings the rows into the form in which the table takes them; not timed. */
  prepare?(rows: Person[]): void;
  mount(rows: Person[]): void | Promise<void>;
  /** The cell (or its input) of a row on screen. */
  cell(row: number, key: keyof Person): Spot;
  scroller(): Element | null;
  /** What the model holds now. */
  model(row: number, key: keyof Person): unknown;
  /** Takes the columns for pasting away again; not timed. */
  finishPaste?(): void;
  /** Brings rows that are added into the form in which the table takes them, where that is another one; not timed. */
  rowsOf?(rows: Person[]): Row[];
  /** Prepend rows. */
  insert(rows: Row[]): void | Promise<void>;
  /** Brings the columns that a block is pasted into; not timed. */
  preparePaste?(): void;
  /** Pastes eight columns of rows over those from the reader's cell on; resolves when the model holds them. */
  paste?(rows: Person[]): Promise<void>;
  /** Validate everything and show the marks; resolves with the number of rows in error. */
  validate(): number | Promise<number>;
  /** Is the editor open? default: an input or textarea other than a hidden one has the focus. */
  editing?(): boolean;
  maxRows?: number;
  /** false where inserting 1,000 rows does not come back in reasonable time */
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
      /** the character is in the field that has the focus */
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
      // others each time: who comes twice is a finding
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
