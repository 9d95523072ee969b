import { endorsementPersonIdTypes } from '@tuanbao/library/domain/enumeration/endorsementPersonIdType';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { comparedIdType, personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { normaliseName } from '@tuanbao/library/domain/identity/personName';
import type { Person } from '@tuanbao/library/domain/roster/person';

import type { Keyring } from '../platform/encryption/keyring.ts';

type Indexing = Pick<Keyring, 'index'>;

/** Blind indexes of a person. With these indexes, the database finds the person without decrypting values. */
export interface PersonIndexes {
  readonly name: Uint8Array;
  /**
   * Indexes of the person's id number. An id number can be stored with different id types. Each id type that is
   * compared as a separate type has one index.
   */
  readonly idNo: readonly Uint8Array[];
}

/** The index of a person's name. It is the same for upper and lower case. */
export const nameIndexOf = (keyring: Indexing, name: string): Uint8Array =>
  keyring.index('person.name', normaliseName(name).toLowerCase());

/** Returns the index of a person's id number. The index depends on both the number and the id type. */
export const idNoIndexOf = (keyring: Indexing, { idType, idNo }: Pick<Person, 'idType' | 'idNo'>): Uint8Array =>
  keyring.index('person.idNo', `${comparedIdType(idType)}:${idNo}`);

const searchedTypes: readonly string[] = [
  ...new Set([...personIdTypes, ...endorsementPersonIdTypes].map((type) => comparedIdType(type))),
];

/**
 * Indexes of the text by which an agent or operator searches for a person. The text may be a full name, or a full id
 * number of any id type.
 */
export const searchedIndexesOf = (keyring: Indexing, typed: string): PersonIndexes => ({
  name: nameIndexOf(keyring, typed),
  idNo: searchedTypes.map((idType) => idNoIndexOf(keyring, { idType, idNo: normaliseIdNumber(typed) })),
});
