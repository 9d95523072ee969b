import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { withEveryField } from '@tuanbao/library/domain/roster/person';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Encrypts the changes of persons in an endorsement as one value. */
export const sealedChanges = (keyring: Keyring, changes: readonly PersonChange[]): Uint8Array =>
  keyring.seal('endorsement', JSON.stringify(changes));

/** A stored change of persons. Fields that didn't exist when the change was stored get their empty values. */
const changeWithEveryField = (change: PersonChange): PersonChange => ({
  ...change,
  ...(change.kind !== 'add' && { original: withEveryField(change.original) }),
  ...(change.kind !== 'remove' && { person: withEveryField(change.person) }),
});

/** Decrypts the changes of persons in an endorsement. If nothing is stored, returns an empty list. */
export const openedChanges = (keyring: Keyring, sealed: Uint8Array | null): readonly PersonChange[] =>
  sealed === null
    ? []
    : (JSON.parse(keyring.open('endorsement', sealed)) as readonly PersonChange[]).map(changeWithEveryField);
