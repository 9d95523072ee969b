/** The two documents of the specification. */
export type SpecificationDocument = '000' | '001';

/**
 * The proof of a statement: a check or a test. Checks belong to the stranger, a test client that knows only the
 * specification; `npm run contract:check` runs them. A test is named by its file and by its title in the source.
 */
export type Proof = { readonly check: string } | { readonly file: string; readonly title: string };

/**
 * A short statement in our own words, with its proofs. `missing` describes the part that the product doesn't fulfil
 * yet.
 */
export interface Row {
  readonly says: string;
  readonly by: readonly Proof[];
  readonly missing?: string;
}

/** A statement of the specification. */
export interface Statement extends Row {
  /** Document, section and position in the section: `000.2.1`. */
  readonly id: string;
  readonly document: SpecificationDocument;
  readonly section: string;
}

/** Returns the proof by a check of the stranger. The check is named by its title. */
export const check = (name: string): Proof => ({ check: name });

/** Returns the proof by a test. `file` is a path below `tests/`. */
export const test = (file: string, title: string): Proof => ({ file: `tests/${file}`, title });

/** Returns a statement without a missing part. */
export const shown = (says: string, ...by: readonly Proof[]): Row => ({ says, by });

/** Returns the statements of a section with their ids. */
export const sectionOf = (
  document: SpecificationDocument,
  section: string,
  rows: readonly Row[],
): readonly Statement[] =>
  rows.map((row, at) => ({ ...row, id: `${document}.${section}.${at + 1}`, document, section }));
