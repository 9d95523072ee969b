import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Seals changes of persons as one value. */
export const sealedChanges = (keyring: Keyring, changes: readonly PersonChange[]): Uint8Array =>
  keyring.seal('endorsement', JSON.stringify(changes));

/** Decrypts changes of persons; empty when there is no value. */
export const openedChanges = (keyring: Keyring, sealed: Uint8Array | null): readonly PersonChange[] =>
  sealed === null ? [] : (JSON.parse(keyring.open('endorsement', sealed)) as readonly PersonChange[]);
