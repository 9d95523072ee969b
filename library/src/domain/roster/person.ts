/**
 * An insured person (被保人): one row of a roster. All fields are texts, so that no input is lost. `idType`, `sex` and
 * `socialSecurity` contain a word of `PersonIdType`, `Sex` or `SocialSecurity`, or the original text when it isn't understood.
 */
export interface Person {
  /** Stable id within the roster; not the position. */
  readonly key: number;
  readonly schemeId: string;
  readonly name: string;
  readonly idType: string;
  readonly idNo: string;
  readonly sex: string;
  /** `YYYY-MM-DD`, or the original text when it isn't a day. */
  readonly birthday: string;
  readonly occupationCode: string;
  readonly occupationName: string;
  /** The stated class as text; empty when the code decides it. */
  readonly occupationClass: string;
  /** Social security (社保) of the person; empty where the product doesn't ask. */
  readonly socialSecurity: string;
}

/** Name of a field of a person. */
export type PersonField = Exclude<keyof Person, 'key'>;

/** A person who isn't in a roster yet; the roster assigns the key. */
export type NewPerson = Omit<Person, 'key'>;

/** The fields of a person, in the usual order of insurers' lists. */
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

/** A person without any input; the id type is preset, because most persons have an id card. */
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

/** A stored person with every field: records that are older than a field don't have it. */
export const withEveryField = <Stored extends NewPerson>(person: Stored): Stored => ({ ...emptyPerson, ...person });
