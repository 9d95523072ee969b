/** A column of a table. The shares of all columns add up to 1. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly isNumeric?: boolean;
}

/** One part of a document as plain data. */
export type SheetPart =
  | { readonly kind: 'heading'; readonly text: string; readonly height: number }
  | { readonly kind: 'facts'; readonly pairs: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'code'; readonly content: string; readonly words: string };

/** A document that isn't drawn yet. It is passed to another thread and so contains data only. */
export interface PlannedDocument {
  readonly title: string;
  /** Text at the bottom of every page. */
  readonly footer: string;
  readonly createdAt: Date;
  /** The parts from top to bottom. */
  readonly parts: readonly SheetPart[];
}
