/**
 * A column of a table in a document. `share` is its part of the table's width; the shares of all columns add up to 1.
 */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly isNumeric?: boolean;
}

/** One part of a document (such as a heading or a table) as plain data. */
export type SheetPart =
  | { readonly kind: 'heading'; readonly text: string; readonly height: number }
  | { readonly kind: 'facts'; readonly pairs: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'code'; readonly content: string; readonly words: string };

/** A document whose PDF isn't generated yet. It contains only data, because it is passed to another thread. */
export interface PlannedDocument {
  readonly title: string;
  /** Text at the bottom of every page of the document. */
  readonly footer: string;
  readonly createdAt: Date;
  /** Name of the document's issuer, for the properties of the file. */
  readonly issuer: string;
  /** The parts of the document, from top to bottom. */
  readonly parts: readonly SheetPart[];
}
