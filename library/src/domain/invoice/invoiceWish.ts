import type { Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { emptyInvoice, type Invoice, type InvoiceCode, type InvoiceType, type TaxpayerKind } from './invoice.ts';
import { invoicePathOf, normaliseInvoice } from './invoiceFields.ts';
import { invoiceProblems } from './invoiceProblems.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** The invoice that an applicant wants (开票需求). It is stored before a policy exists. */
export interface InvoiceWish {
  readonly type: InvoiceType;
  readonly taxpayerKind: TaxpayerKind;
  /** Tax id for the invoice; empty for the tax id of the applicant. */
  readonly taxId: string;
  /** Email address for an electronic invoice; empty when it isn't known yet. */
  readonly email: string;
}

/** The initial values of a form for the wanted invoice. */
export const firstInvoiceWish: InvoiceWish = { type: 'ordinary', taxpayerKind: 'general', taxId: '', email: '' };

/** Returns the invoice application with the values of the wanted invoice. */
export const withWish = (invoice: Invoice, { type, taxpayerKind, taxId, email }: InvoiceWish): Invoice => ({
  ...invoice,
  type,
  info: { ...invoice.info, taxpayerKind, taxId },
  receiver: { ...invoice.receiver, email },
});

/** Returns the wanted invoice as it is checked and stored, normalised by `normaliseInvoice`. */
export function normaliseWish(wish: InvoiceWish): InvoiceWish {
  const { info, receiver } = normaliseInvoice(withWish(emptyInvoice, wish));
  return { ...wish, taxId: info.taxId, email: receiver.email };
}

/** Fields of the wanted invoice by their paths in an invoice. */
const fieldsOfInvoice: Readonly<Record<string, keyof InvoiceWish>> = {
  type: 'type',
  [invoicePathOf('taxId')]: 'taxId',
  [invoicePathOf('receiver.email')]: 'email',
};

/**
 * Problems of the fields that are filled in. Empty fields are no problem, because the application can add them. Paths
 * are fields of the wanted invoice.
 */
export const invoiceWishProblems = (wish: InvoiceWish, rule: InvoiceRule): readonly Problem<InvoiceCode>[] =>
  invoiceProblems(withWish(emptyInvoice, wish), rule, 0).flatMap((problem) => {
    const path = ownValue(fieldsOfInvoice, problem.path);
    return path === undefined || problem.code === 'E_REQUIRED' ? [] : [{ ...problem, path }];
  });
