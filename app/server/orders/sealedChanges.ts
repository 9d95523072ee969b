import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { withEveryField } from '@tuanbao/library/domain/roster/person';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Seals changes of persons as one value. */
export const sealedChanges = (keyring: Keyring, changes: readonly PersonChange[]): Uint8Array =>
  keyring.seal('endorsement', JSON.stringify(changes));

/** A stored change whose persons have every field of today. */
const changeWithEveryField = (change: PersonChange): PersonChange => ({
  ...change,
  ...(change.kind !== 'add' && { original: withEveryField(change.original) }),
  ...(change.kind !== 'remove' && { person: withEveryField(change.person) }),
});

/** Decrypts changes of persons; empty when there is no value. */
export const openedChanges = (keyring: Keyring, sealed: Uint8Array | null): readonly PersonChange[] =>
  sealed === null
    ? []
    : (JSON.parse(keyring.open('endorsement', sealed)) as readonly PersonChange[]).map(changeWithEveryField);
