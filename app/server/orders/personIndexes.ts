import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { personIdTypes } from '@tuanbao/library/domain/identity/personIdType';
import { normaliseName } from '@tuanbao/library/domain/identity/personName';
import type { Person } from '@tuanbao/library/domain/roster/person';

import type { Keyring } from '../platform/encryption/keyring.ts';

type Indexing = Pick<Keyring, 'index'>;

/** Indexes by which a person is found without opening what is sealed. */
export interface PersonIndexes {
  readonly name: Uint8Array;
  /** Of the number in each id type. */
  readonly idNo: readonly Uint8Array[];
}

/** The index of a name, the same for small and capital letters. */
export const nameIndexOf = (keyring: Indexing, name: string): Uint8Array =>
  keyring.index('person.name', normaliseName(name).toLowerCase());

/** The index of a number in an id type. */
export const idNoIndexOf = (keyring: Indexing, { idType, idNo }: Pick<Person, 'idType' | 'idNo'>): Uint8Array =>
  keyring.index('person.idNo', `${idType}:${idNo}`);

/** Indexes of what an agent types to find a person: a whole name, or a whole number of any id type. */
export const searchedIndexesOf = (keyring: Indexing, typed: string): PersonIndexes => ({
  name: nameIndexOf(keyring, typed),
  idNo: personIdTypes.map((idType) => idNoIndexOf(keyring, { idType, idNo: normaliseIdNumber(typed) })),
});
