import type { Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { emptyInvoice, type Invoice, type InvoiceCode, type InvoiceType, type TaxpayerKind } from './invoice.ts';
import { invoicePathOf, normaliseInvoice } from './invoiceFields.ts';
import { invoiceProblems } from './invoiceProblems.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/**
 * The invoice that the applicant requests together with the order (开票需求). It is stored with the draft, before a policy
 * exists.
 */
export interface InvoiceWish {
  readonly type: InvoiceType;
  readonly taxpayerKind: TaxpayerKind;
  /** Tax id for the invoice. If it is empty, the tax id of the applicant is used. */
  readonly taxId: string;
  /** E-mail address to which an electronic invoice is sent. It is empty if the address isn't known yet. */
  readonly email: string;
}

/** Initial values of the form for the requested invoice. */
export const firstInvoiceWish: InvoiceWish = { type: 'ordinary', taxpayerKind: 'general', taxId: '', email: '' };

/** Copies the values of the requested invoice into an application for an invoice. */
export const withWish = (invoice: Invoice, { type, taxpayerKind, taxId, email }: InvoiceWish): Invoice => ({
  ...invoice,
  type,
  info: { ...invoice.info, taxpayerKind, taxId },
  receiver: { ...invoice.receiver, email },
});

/** Normalises the requested invoice for checks and storage, with the rules of `normaliseInvoice`. */
export function normaliseWish(wish: InvoiceWish): InvoiceWish {
  const { info, receiver } = normaliseInvoice(withWish(emptyInvoice, wish));
  return { ...wish, taxId: info.taxId, email: receiver.email };
}

/** Fields of the requested invoice, by their paths in an application. */
const fieldsOfInvoice: Readonly<Record<string, keyof InvoiceWish>> = {
  type: 'type',
  [invoicePathOf('taxId')]: 'taxId',
  [invoicePathOf('receiver.email')]: 'email',
};

/**
 * Problems of the requested invoice. An empty field is no problem, because the user can fill it in later in the
 * application. Paths are fields of the requested invoice.
 */
export const invoiceWishProblems = (wish: InvoiceWish, rule: InvoiceRule): readonly Problem<InvoiceCode>[] =>
  invoiceProblems(withWish(emptyInvoice, wish), rule, 0).flatMap((problem) => {
    const path = ownValue(fieldsOfInvoice, problem.path);
    return path === undefined || problem.code === 'E_REQUIRED' ? [] : [{ ...problem, path }];
  });
