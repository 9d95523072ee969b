/**
 * 被保人: one row of a roster, as text, so that nothing a file or a user typed is lost.
 * `idType` and `sex` hold the words above, or the original text where it isn't understood.
 */
export interface Person {
  /** Stable within the roster: not the position. */
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
  /** The class that the file or user states, as text; empty: taken from the code. */
  readonly occupationClass: string;
}

/** A cell of a roster. */
export type PersonField = Exclude<keyof Person, 'key'>;

/** A person that isn't in a roster yet: the roster gives the key. */
export type NewPerson = Omit<Person, 'key'>;

/** The cells of a row in the order that users know from the lists of insurers. */
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

/** Nothing typed yet; most persons show an id card. */
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
