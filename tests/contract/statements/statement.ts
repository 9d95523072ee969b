/** The two documents of the specification. */
export type SpecificationDocument = '000' | '001';

/**
 * What shows a statement: a check of the stranger, which `npm run contract:check` plays, or a test of the suites by its
 * file and its title as it is written there.
 */
export type Proof = { readonly check: string } | { readonly file: string; readonly title: string };

/** A statement in our own short words, and what shows it; `missing` says what is still to be done. */
export interface Row {
  readonly says: string;
  readonly by: readonly Proof[];
  readonly missing?: string;
}

/** A statement of the specification. */
export interface Statement extends Row {
  /** Document, section and place in it: `000.2.1`. */
  readonly id: string;
  readonly document: SpecificationDocument;
  readonly section: string;
}

/** A check of the stranger by its name. */
export const check = (name: string): Proof => ({ check: name });

/** A test by its file below `tests/` and its title. */
export const test = (file: string, title: string): Proof => ({ file: `tests/${file}`, title });

/** A statement that is shown. */
export const shown = (says: string, ...by: readonly Proof[]): Row => ({ says, by });

/** The statements of a section, numbered. */
export const sectionOf = (
  document: SpecificationDocument,
  section: string,
  rows: readonly Row[],
): readonly Statement[] =>
  rows.map((row, at) => ({ ...row, id: `${document}.${section}.${at + 1}`, document, section }));
