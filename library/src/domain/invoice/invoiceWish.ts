import type { Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { emptyInvoice, type Invoice, type InvoiceCode, type InvoiceType, type TaxpayerKind } from './invoice.ts';
import { invoicePathOf, normaliseInvoice } from './invoiceFields.ts';
import { invoiceProblems } from './invoiceProblems.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** The invoice that an applicant wants (开票需求). It is stored with the draft, before a policy exists. */
export interface InvoiceWish {
  readonly type: InvoiceType;
  readonly taxpayerKind: TaxpayerKind;
  /** Tax id for the invoice. When it is empty, the invoice gets the tax id of the applicant. */
  readonly taxId: string;
  /** E-mail address to which an electronic invoice is sent; empty while it isn't known. */
  readonly email: string;
}

/** The values with which the form for the wanted invoice starts. */
export const firstInvoiceWish: InvoiceWish = { type: 'ordinary', taxpayerKind: 'general', taxId: '', email: '' };

/** Copies the values of the wanted invoice into an application for an invoice. */
export const withWish = (invoice: Invoice, { type, taxpayerKind, taxId, email }: InvoiceWish): Invoice => ({
  ...invoice,
  type,
  info: { ...invoice.info, taxpayerKind, taxId },
  receiver: { ...invoice.receiver, email },
});

/** Normalises the wanted invoice for checks and storage, with the rules of `normaliseInvoice`. */
export function normaliseWish(wish: InvoiceWish): InvoiceWish {
  const { info, receiver } = normaliseInvoice(withWish(emptyInvoice, wish));
  return { ...wish, taxId: info.taxId, email: receiver.email };
}

/** Fields of the wanted invoice, by their paths in an application. */
const fieldsOfInvoice: Readonly<Record<string, keyof InvoiceWish>> = {
  type: 'type',
  [invoicePathOf('taxId')]: 'taxId',
  [invoicePathOf('receiver.email')]: 'email',
};

/**
 * Problems of the wanted invoice. An empty field is no problem, because it can be filled in later in the application.
 * Paths are fields of the wanted invoice.
 */
export const invoiceWishProblems = (wish: InvoiceWish, rule: InvoiceRule): readonly Problem<InvoiceCode>[] =>
  invoiceProblems(withWish(emptyInvoice, wish), rule, 0).flatMap((problem) => {
    const path = ownValue(fieldsOfInvoice, problem.path);
    return path === undefined || problem.code === 'E_REQUIRED' ? [] : [{ ...problem, path }];
  });
