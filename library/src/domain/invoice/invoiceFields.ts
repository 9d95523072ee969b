import { emailProblems } from '../identity/email.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { landlineProblems, normaliseLandline } from '../identity/landline.ts';
import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { normaliseName } from '../identity/personName.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import { errorAt } from '../problem/problem.ts';
import type { Invoice, InvoiceReceiver, InvoiceType } from './invoice.ts';
import type { InvoiceControl, InvoiceField, InvoiceFieldRule, InvoiceTextField } from './invoiceFieldRule.ts';
import { taxIdProblems } from './taxId.ts';

const text = (keyboard: 'text' | 'tel' | 'email' | 'numeric' = 'text'): InvoiceControl => ({ kind: 'text', keyboard });
const longText: InvoiceControl = { kind: 'text', keyboard: 'text', isLong: true };
const trimmed = (given: string): string => given.trim();

const always = (): FieldDemand => 'required';
/**
 * Requires a field for special invoices, because the buyer of a special invoice must be a registered taxpayer. For
 * ordinary invoices the field is optional.
 */
const forSpecial = (type: InvoiceType): FieldDemand => (type === 'special' ? 'required' : 'optional');
/**
 * Requires a field for special invoices, and hides it for ordinary invoices. A special invoice is issued on paper and
 * sent by post. An ordinary invoice is electronic and sent by e-mail.
 */
const byPost = (type: InvoiceType): FieldDemand => (type === 'special' ? 'required' : 'hidden');

/** True for the number of a landline or a mobile phone. Both are accepted in the tax registration. */
const isPhone = (phone: string) =>
  landlineProblems(phone).length === 0 || mobileProblems(normaliseMobile(phone)).length === 0;

const registered = { section: 'registration', demand: forSpecial, isInRecap: false, print: 'buyer' } as const;
const addressLine = ['taxAddress', 'taxPhone'] as const;
const accountLine = ['bankName', 'bankAccount'] as const;
const sent = { section: 'receiver', demand: byPost, isInRecap: false, print: 'never' } as const;

/** The definitions of all fields of an invoice, in the order of the form. */
export const invoiceFields: Readonly<Record<InvoiceField, InvoiceFieldRule>> = {
  amountFen: { section: 'kind', control: { kind: 'amount' }, demand: always, isInRecap: false, print: 'amount' },
  taxpayerKind: { section: 'kind', control: { kind: 'choice' }, demand: always, isInRecap: true, print: 'buyer' },
  title: {
    ...registered,
    control: longText,
    demand: always,
    normalise: trimmed,
    line: ['title'],
    isInRecap: true,
    print: 'top',
  },
  taxName: { ...registered, control: longText, normalise: trimmed, line: ['taxName'] },
  taxId: {
    ...registered,
    control: text(),
    normalise: normaliseIdNumber,
    problems: taxIdProblems,
    isInRecap: true,
  },
  taxAddress: { ...registered, control: longText, normalise: trimmed, line: addressLine },
  taxPhone: {
    ...registered,
    control: text('tel'),
    demand: (type, { requiresTaxPhone }) => (requiresTaxPhone ? 'required' : forSpecial(type)),
    normalise: normaliseLandline,
    problems: (phone, path) => (isPhone(phone) ? [] : [errorAt(path, 'taxPhoneInvalid')]),
    line: addressLine,
  },
  bankName: { ...registered, control: { kind: 'bank' }, normalise: trimmed, line: accountLine },
  bankAccount: {
    ...registered,
    control: text('numeric'),
    normalise: (account) => account.normalize('NFKC').replaceAll(/[\s-]+/gu, ''),
    problems: (account, path) => (/^\d{8,30}$/.test(account) ? [] : [errorAt(path, 'bankAccountInvalid')]),
    line: accountLine,
  },
  'receiver.name': { ...sent, control: text(), normalise: normaliseName },
  'receiver.mobile': { ...sent, control: text('tel'), normalise: normaliseMobile, problems: mobileProblems },
  'receiver.email': {
    ...sent,
    control: text('email'),
    demand: (type) => (type === 'special' ? 'optional' : 'required'),
    normalise: (email) => email.normalize('NFKC').trim(),
    problems: emailProblems,
    isInRecap: true,
  },
  'receiver.region': { ...sent, control: { kind: 'region' } },
  'receiver.address': { ...sent, control: longText, normalise: trimmed },
  material: {
    section: 'material',
    control: { kind: 'material' },
    demand: (type, { requiresMaterial }) => (type === 'special' && requiresMaterial ? 'required' : 'hidden'),
    isInRecap: false,
    print: 'never',
  },
};

/** Names of all fields of an invoice, in the order of the form. */
export const invoiceFieldNames = Object.keys(invoiceFields) as readonly InvoiceField[];

/** Names of the fields in one section of the form, in the order of the form. */
export const invoiceFieldsIn = (section: InvoiceFieldRule['section']): readonly InvoiceField[] =>
  invoiceFieldNames.filter((field) => invoiceFields[field].section === section);

/** Dotted path of a field inside an invoice, for example `info.taxId`. */
export const invoicePathOf = (field: InvoiceField): string =>
  /^(receiver|material)/.test(field) ? field : `info.${field}`;

/** True when the value of an invoice field is a line of text. */
export const isInvoiceTextField = (field: InvoiceField): field is InvoiceTextField =>
  ['text', 'bank'].includes(invoiceFields[field].control.kind);

type ReceiverText = Extract<InvoiceTextField, `receiver.${string}`>;

const receiverKeys: Readonly<Record<ReceiverText, keyof InvoiceReceiver & ('name' | 'mobile' | 'email' | 'address')>> =
  {
    'receiver.name': 'name',
    'receiver.mobile': 'mobile',
    'receiver.email': 'email',
    'receiver.address': 'address',
  };

const isOfReceiver = (field: InvoiceTextField): field is ReceiverText => Object.hasOwn(receiverKeys, field);

/** Returns the text of a field of an invoice. */
export const invoiceTextOf = ({ info, receiver }: Invoice, field: InvoiceTextField): string =>
  isOfReceiver(field) ? receiver[receiverKeys[field]] : info[field];

/** Returns a copy of the invoice in which the text of one field is `written`. */
export const withInvoiceText = (invoice: Invoice, field: InvoiceTextField, written: string): Invoice =>
  isOfReceiver(field)
    ? { ...invoice, receiver: { ...invoice.receiver, [receiverKeys[field]]: written } }
    : { ...invoice, info: { ...invoice.info, [field]: written } };

/**
 * Normalises an invoice for checks and storage. For example, the tax id is converted to upper case, and spaces are
 * removed from numbers (specification §3 and §5).
 */
export const normaliseInvoice = (invoice: Invoice): Invoice =>
  invoiceFieldNames
    .filter(isInvoiceTextField)
    .reduce(
      (done, field) =>
        withInvoiceText(
          done,
          field,
          invoiceFields[field].normalise?.(invoiceTextOf(done, field)) ?? invoiceTextOf(done, field),
        ),
      invoice,
    );
