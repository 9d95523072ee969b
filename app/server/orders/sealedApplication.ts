import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { type InvoiceWish, normaliseWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import type { InsuredSubjects } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { Keyring } from '../platform/encryption/keyring.ts';

/** Decrypts the applicant of a stored order. */
export const openedApplicant = (keyring: Keyring, sealed: Uint8Array): Applicant =>
  JSON.parse(keyring.open('applicant', sealed)) as Applicant;

/**
 * Decrypts the insured subjects of an order, except the persons. If the order has no such subjects, returns an empty
 * object.
 */
export const openedSubjects = (keyring: Keyring, sealed: Uint8Array | null): InsuredSubjects =>
  sealed === null ? {} : (JSON.parse(keyring.open('subjects', sealed)) as InsuredSubjects);

/**
 * Encrypts the invoice that the agent requested when submitting an order. If the agent requested none, returns null.
 */
export const sealedWish = (keyring: Keyring, wish: InvoiceWish | undefined) =>
  wish ? keyring.seal('invoiceWish', JSON.stringify(normaliseWish(wish))) : null;

/**
 * Decrypts the invoice that the agent requested when submitting an order. If the agent requested none, returns null.
 */
export const openedWish = (keyring: Keyring, sealed: Uint8Array | null): InvoiceWish | null =>
  sealed === null ? null : (JSON.parse(keyring.open('invoiceWish', sealed)) as InvoiceWish);
