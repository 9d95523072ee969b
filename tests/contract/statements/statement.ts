/** The two documents of the specification. */
export type SpecificationDocument = '000' | '001';

/**
 * The proof of a statement: a check of the stranger, which `npm run contract:check` runs, or a test, named by its file
 * and by its title as it stands in the source.
 */
export type Proof = { readonly check: string } | { readonly file: string; readonly title: string };

/** A statement in our own short words, with its proofs. `missing` names the part that isn't done yet. */
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

/** A check of the stranger, named by its title. */
export const check = (name: string): Proof => ({ check: name });

/** A test, named by its file below `tests/` and its title. */
export const test = (file: string, title: string): Proof => ({ file: `tests/${file}`, title });

/** A statement that is proved completely. */
export const shown = (says: string, ...by: readonly Proof[]): Row => ({ says, by });

/** The statements of a section, with numbers. */
export const sectionOf = (
  document: SpecificationDocument,
  section: string,
  rows: readonly Row[],
): readonly Statement[] =>
  rows.map((row, at) => ({ ...row, id: `${document}.${section}.${at + 1}`, document, section }));
