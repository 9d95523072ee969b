import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { type InvoiceWish, normaliseWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Decrypts the applicant of an order. */
export const openedApplicant = (keyring: Keyring, sealed: Uint8Array): Applicant =>
  JSON.parse(keyring.open('applicant', sealed)) as Applicant;

/** Decrypts the insured subjects of an order other than persons; empty when there are none. */
export const openedSubjects = (keyring: Keyring, sealed: Uint8Array | null): InsuredSubjects =>
  sealed === null ? {} : (JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects);

/** Seals the invoice that was requested with an order; null when none was. */
export const sealedWish = (keyring: Keyring, wish: InvoiceWish | undefined) =>
  wish ? keyring.seal('invoiceWish', JSON.stringify(normaliseWish(wish))) : null;

/** Decrypts the invoice that was requested with an order. */
export const openedWish = (keyring: Keyring, sealed: Uint8Array | null): InvoiceWish | null =>
  sealed === null ? null : (JSON.parse(keyring.open('invoiceWish', sealed)) as InvoiceWish);
