import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { type InvoiceWish, normaliseWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** The applicant of an order, in clear. */
export const openedApplicant = (keyring: Keyring, sealed: Uint8Array): Applicant =>
  JSON.parse(keyring.open('applicant', sealed)) as Applicant;

/** Subjects that an order insures beside persons, if any. */
export const openedSubjects = (keyring: Keyring, sealed: Uint8Array | null): InsuredSubjects =>
  sealed === null ? {} : (JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects);

/** The invoice that an order asks for, sealed; null where it asks for none. */
export const sealedWish = (keyring: Keyring, wish: InvoiceWish | undefined) =>
  wish ? keyring.seal('invoiceWish', JSON.stringify(normaliseWish(wish))) : null;

/** The invoice that an order asks for, in clear. */
export const openedWish = (keyring: Keyring, sealed: Uint8Array | null): InvoiceWish | null =>
  sealed === null ? null : (JSON.parse(keyring.open('invoiceWish', sealed)) as InvoiceWish);
