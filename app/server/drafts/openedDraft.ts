import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Decrypts the content of a stored draft. */
export const openedDraft = (keyring: Keyring, sealed: Uint8Array): OrderDraft =>
  JSON.parse(keyring.open('draft', sealed)) as OrderDraft;
