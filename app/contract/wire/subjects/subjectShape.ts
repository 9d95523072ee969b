/** Wire name of a subject's field. The form control of the field determines its schema and codec. */
export interface SubjectFieldName {
  readonly name: string;
  /** Maximum number of characters of a text; absent if the value is no text. */
  readonly max?: number;
  /** Table between the words of a choice and their wire codes. @default the words are sent unchanged */
  readonly words?: { readonly codeOf: (word: string) => string; readonly wordOf: (code: string) => string };
  /** Second wire field; present only if the specification encodes a word of this field as two codes. */
  readonly second?: {
    readonly name: string;
    readonly max: number;
    readonly codesOf: (word: string) => readonly [first: string, second: string];
    /** Returns the word for the two codes. @throws ContradictionError when no word has these codes */
    readonly wordOf: (first: string, second: string) => string;
  };
  /** Wire names of the fields of each row; present if the value is a list of rows. */
  readonly rows?: Readonly<Record<string, SubjectFieldName>>;
}

/** Wire name of a subject in drafts and orders, and the wire names of its fields. */
export interface SubjectNames<Field extends string = string> {
  readonly name: string;
  readonly fields: Readonly<Record<Field, SubjectFieldName>>;
}
