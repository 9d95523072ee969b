import { endorsementPersonIdTypes } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { comparedIdType, personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { normaliseName } from '@tuanbao/library/domain/identity/personName';
import type { Person } from '@tuanbao/library/domain/roster/person';

import type { Keyring } from '../platform/encryption/keyring.ts';

type Indexing = Pick<Keyring, 'index'>;

/** Blind indexes that find a person without decrypting sealed values. */
export interface PersonIndexes {
  readonly name: Uint8Array;
  /** Of the number in each id type, by which persons are compared. */
  readonly idNo: readonly Uint8Array[];
}

/** The index of a name; upper and lower case have the same index. */
export const nameIndexOf = (keyring: Indexing, name: string): Uint8Array =>
  keyring.index('person.name', normaliseName(name).toLowerCase());

/** The index of a number of an id type. */
export const idNoIndexOf = (keyring: Indexing, { idType, idNo }: Pick<Person, 'idType' | 'idNo'>): Uint8Array =>
  keyring.index('person.idNo', `${comparedIdType(idType)}:${idNo}`);

const searchedTypes: readonly string[] = [
  ...new Set([...personIdTypes, ...endorsementPersonIdTypes].map((type) => comparedIdType(type))),
];

/** Indexes of the text by which an agent searches a person: a full name, or a full number of any id type. */
export const searchedIndexesOf = (keyring: Indexing, typed: string): PersonIndexes => ({
  name: nameIndexOf(keyring, typed),
  idNo: searchedTypes.map((idType) => idNoIndexOf(keyring, { idType, idNo: normaliseIdNumber(typed) })),
});
