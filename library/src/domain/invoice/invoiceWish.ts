import type { Problem } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { emptyInvoice, type Invoice, type InvoiceType, type TaxpayerKind } from './invoice.ts';
import { type InvoiceCode, invoiceProblems, normaliseInvoice } from './invoiceProblems.ts';
import type { InvoiceRule } from './invoiceRule.ts';

/** 开票需求: the invoice that an applicant wants, known before there is a policy to invoice. */
export interface InvoiceWish {
  readonly type: InvoiceType;
  readonly taxpayerKind: TaxpayerKind;
  /** Empty: that of the applicant. */
  readonly taxId: string;
  /** Address for an electronic invoice; empty where it is still unknown. */
  readonly email: string;
}

/** The wish that a form begins with. */
export const firstInvoiceWish: InvoiceWish = { type: 'ordinary', taxpayerKind: 'general', taxId: '', email: '' };

/** An application with what was wished for. */
export const withWish = (invoice: Invoice, { type, taxpayerKind, taxId, email }: InvoiceWish): Invoice => ({
  ...invoice,
  type,
  info: { ...invoice.info, taxpayerKind, taxId },
  receiver: { ...invoice.receiver, email },
});

/** The wish in the form in which it is checked and stored, as `normaliseInvoice` has it. */
export function normaliseWish(wish: InvoiceWish): InvoiceWish {
  const { info, receiver } = normaliseInvoice(withWish(emptyInvoice, wish));
  return { ...wish, taxId: info.taxId, email: receiver.email };
}

/** Fields of a wish by their path in an invoice. */
const fieldsOfInvoice: Readonly<Record<string, keyof InvoiceWish>> = {
  type: 'type',
  'info.taxId': 'taxId',
  'receiver.email': 'email',
};

/** Problems of what is filled in; what is missing may follow with the application. Paths are those of the wish. */
export const invoiceWishProblems = (wish: InvoiceWish, rule: InvoiceRule): readonly Problem<InvoiceCode>[] =>
  invoiceProblems(withWish(emptyInvoice, wish), rule, 0).flatMap((problem) => {
    const path = ownValue(fieldsOfInvoice, problem.path);
    return path === undefined || problem.code === 'E_REQUIRED' ? [] : [{ ...problem, path }];
  });
