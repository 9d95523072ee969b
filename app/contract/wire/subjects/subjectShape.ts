/** Wire name of a subject's field. The control of the field determines its schema and codec. */
export interface SubjectFieldName {
  readonly name: string;
  /** Maximum length of a text in characters. */
  readonly max?: number;
  /** Codes of the words of a choice. @default the words are sent unchanged */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
  /** Second wire field, when the specification encodes a word as two codes. */
  readonly second?: {
    readonly name: string;
    readonly max: number;
    readonly codesOf: (word: string) => readonly [first: string, second: string];
    /** @throws ContradictionError when the two codes don't belong together */
    readonly wordOf: (first: string, second: string) => string;
  };
}

/** Wire name of a subject in drafts and orders, and the wire names of its fields. */
export interface SubjectNames<Field extends string = string> {
  readonly name: string;
  readonly fields: Readonly<Record<Field, SubjectFieldName>>;
}
