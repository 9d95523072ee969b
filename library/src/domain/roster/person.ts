/**
 * An insured person (被保险人; 雇员 in employer liability): one row of a roster. All fields that the user fills in are
 * texts, so that no input is lost. `idType`, `sex` and `socialSecurity` contain a value of `PersonIdType`, `Sex` or
 * `SocialSecurity`; if the input isn't recognised, they contain the original text.
 */
export interface Person {
  /** Number that identifies the person within the roster. It stays the same when the row moves. */
  readonly key: number;
  readonly schemeId: string;
  readonly name: string;
  readonly idType: string;
  readonly idNo: string;
  readonly sex: string;
  /** `YYYY-MM-DD`. If the input isn't recognised as a day, the original text. */
  readonly birthday: string;
  readonly occupationCode: string;
  readonly occupationName: string;
  /**
   * The occupation class as text, as it was stated or derived from the code; empty when it isn't known or derived yet.
   */
  readonly occupationClass: string;
  /** Social security (社保) of the person; empty when the product doesn't ask for it. */
  readonly socialSecurity: string;
}

/** Name of a field with data of a person. The key of a row isn't such a field. */
export type PersonField = Exclude<keyof Person, 'key'>;

/** A person who isn't in a roster yet. The roster assigns the key. */
export type NewPerson = Omit<Person, 'key'>;

/** Names of a person's fields, in the usual order of insurers' lists. */
export const personFields: readonly PersonField[] = [
  'name',
  'idType',
  'idNo',
  'sex',
  'birthday',
  'occupationCode',
  'occupationName',
  'occupationClass',
  'socialSecurity',
  'schemeId',
];

/** A person whose fields are empty except the id type, which is preset because most persons have an id card. */
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
  socialSecurity: '',
};

/** Adds the person fields that didn't exist yet when the person was stored. */
export const withEveryField = <Stored extends NewPerson>(person: Stored): Stored => ({ ...emptyPerson, ...person });
