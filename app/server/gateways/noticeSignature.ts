import type { KeyObject } from 'node:crypto';

import type { PaymentNotice } from './gateways.ts';
import { isRsa2Signed, rsa2Signature, signedText } from './rsa2.ts';

const textOf = (fields: Omit<PaymentNotice, 'sign'>): string => signedText({ ...fields }, ['sign']);

/** Signs a notification of the sandbox's cashier by the method that Alipay uses. */
export const signNotice = (fields: Omit<PaymentNotice, 'sign'>, privateKey: KeyObject): PaymentNotice => ({
  ...fields,
  sign: rsa2Signature(textOf(fields), privateKey),
});

/** True when the notification was signed with the private key that belongs to `publicKey`. */
export const isSignedBy = (notice: PaymentNotice, publicKey: KeyObject): boolean =>
  isRsa2Signed(textOf(notice), notice.sign, publicKey);
