/**
 * 被保人: one row of a roster, as text, so that no text of a file or a user is lost.
 * `idType` and `sex` contain the words above, or the original text where it isn't understood.
 */
export interface Person {
  /** Stable within the roster; not the position. */
  readonly key: number;
  readonly schemeId: string;
  readonly name: string;
  readonly idType: string;
  readonly idNo: string;
  readonly sex: string;
  /** `YYYY-MM-DD`, or the original text. */
  readonly birthday: string;
  readonly occupationCode: string;
  readonly occupationName: string;
  /** The stated class as text; empty where it follows from the code. */
  readonly occupationClass: string;
}

/** A field of a person. */
export type PersonField = Exclude<keyof Person, 'key'>;

/** A person that isn't in a roster yet; the roster assigns the key. */
export type NewPerson = Omit<Person, 'key'>;

/** The fields of a row in the usual order of insurers' lists. */
export const personFields: readonly PersonField[] = [
  'name',
  'idType',
  'idNo',
  'sex',
  'birthday',
  'occupationCode',
  'occupationName',
  'occupationClass',
  'schemeId',
];

/** A person without input; most persons have an id card. */
export const emptyPerson: NewPerson = {
  schemeId: '',
  name: '',
  idType: 'idCard',
  idNo: '',
  sex: '',
  birthday: '',
  occupationCode: '',
  occupationName: '',
  occupationClass: '',
};
