import { createSign, createVerify, type KeyObject } from 'node:crypto';

import type { PaymentNotice } from './gateways.ts';

/** What is signed: every field but the signature, by name, as `name=value` joined by `&` (RSA2). */
const signedText = (fields: Omit<PaymentNotice, 'sign'>): string =>
  Object.entries(fields)
    .filter(([name]) => name !== 'sign')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Signs a notification, SHA-256 with RSA, base64. */
export const signNotice = (fields: Omit<PaymentNotice, 'sign'>, privateKey: KeyObject): PaymentNotice => ({
  ...fields,
  sign: createSign('RSA-SHA256').update(signedText(fields), 'utf8').sign(privateKey, 'base64'),
});

/** Whether the notification is signed with the gateway's key, to the letter. */
export const isSignedBy = (notice: PaymentNotice, publicKey: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(signedText(notice), 'utf8').verify(publicKey, notice.sign, 'base64');
