import { emailProblems } from '../identity/email.ts';
import { type Fen, yuanOf } from '../money/fen.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import { gbkLengthOf } from './gbkBytes.ts';
import type { Invoice, InvoiceCode } from './invoice.ts';
import type { InvoiceField, InvoiceFieldRule } from './invoiceFieldRule.ts';
import {
  invoiceFieldNames,
  invoiceFields,
  invoiceFieldsIn,
  invoicePathOf,
  invoiceTextOf,
  isInvoiceTextField,
  normaliseInvoice,
} from './invoiceFields.ts';
import { isMaterialComplete } from './invoiceMaterials.ts';
import { hasRegion, type InvoiceRule } from './invoiceRule.ts';

type InvoiceProblem = Problem<InvoiceCode>;

/**
 * Maximum number of bytes in GBK for one printed line of the tax system. One line contains the buyer's address and
 * phone, another line contains bank and account.
 */
export const maxGbkBytes = 100;

function isEmpty(invoice: Invoice, field: InvoiceField): boolean {
  if (isInvoiceTextField(field)) return invoiceTextOf(invoice, field) === '';
  if (field === 'material') return !isMaterialComplete(invoice.material);
  if (field === 'receiver.region') return !hasRegion(invoice.receiver);
  return field === 'amountFen' && invoice.info.amountFen === null;
}

/**
 * Problems of texts that the tax system prints in one line. The texts together must not be too long, and GBK must
 * contain all their characters.
 */
export function gbkProblems(texts: readonly string[], path: string): readonly InvoiceProblem[] {
  const lengths = texts.map(gbkLengthOf);
  const bytes = lengths.reduce((sum, length) => sum + length.bytes, 0);
  const foreign = lengths.find(({ foreignAt }) => foreignAt > 0);
  const problems: InvoiceProblem[] = [];
  if (foreign) problems.push(errorAt(path, 'gbkForeign', { position: foreign.foreignAt }));
  if (bytes > maxGbkBytes) problems.push(errorAt(path, 'gbkTooLong', { bytes, max: maxGbkBytes }));
  return problems;
}

/**
 * Problems of the amount of an invoice. The amount must be whole fen, above 0 and not above the balance. A
 * missing amount has no problem here.
 * @throws MoneyError when the balance isn't whole fen
 */
export function amountProblems(
  amountFen: Fen | null,
  balanceFen: Fen,
  path = 'info.amountFen',
): readonly InvoiceProblem[] {
  const max = yuanOf(balanceFen);
  if (amountFen === null) return [];
  if (!Number.isSafeInteger(amountFen) || amountFen <= 0) return [errorAt(path, 'amountInvalid')];
  return amountFen > balanceFen ? [errorAt(path, 'amountAboveBalance', { max })] : [];
}

function kindProblems({ type, info }: Invoice, rule: InvoiceRule): readonly InvoiceProblem[] {
  if (type !== 'special') return [];
  if (!rule.allowsSpecial) return [errorAt('type', 'specialNotAllowed')];
  return info.taxpayerKind === 'smallScale' ? [errorAt('type', 'smallScaleNoSpecial')] : [];
}

/** Problems of the texts in a section of the form. Empty fields aren't checked here. */
const textProblems = (invoice: Invoice, section: InvoiceFieldRule['section']): readonly InvoiceProblem[] =>
  invoiceFieldsIn(section)
    .filter(isInvoiceTextField)
    .flatMap((field) => {
      const text = invoiceTextOf(invoice, field);
      return text === '' ? [] : (invoiceFields[field].problems?.(text, invoicePathOf(field)) ?? []);
    });

/** Problems of the lines that the tax system prints. The path of each problem is the first field of the line. */
const lineProblems = (invoice: Invoice): readonly InvoiceProblem[] =>
  invoiceFieldNames.flatMap((field) => {
    const { line } = invoiceFields[field];
    if (!line || line[0] !== field) return [];
    return gbkProblems(
      line.map((each) => invoiceTextOf(invoice, each)),
      invoicePathOf(field),
    );
  });

const mailboxProblems = ({ email }: Invoice['material']): readonly InvoiceProblem[] =>
  email === '' ? [] : emailProblems(email, 'material.email');

/**
 * All problems of an application for an invoice (domain rules §8). Paths are those of `invoicePathOf`, for example
 * `info.taxId` or `receiver.region`, and also `type` and `material.email`.
 */
export function invoiceProblems(invoice: Invoice, rule: InvoiceRule, balanceFen: Fen): readonly InvoiceProblem[] {
  const given = normaliseInvoice(invoice);
  const missing = invoiceFieldNames
    .filter((field) => invoiceFields[field].demand(given.type, rule) === 'required' && isEmpty(given, field))
    .map((field) => errorAt(invoicePathOf(field), 'E_REQUIRED'));
  return [
    ...kindProblems(given, rule),
    ...missing,
    ...amountProblems(given.info.amountFen, balanceFen),
    ...textProblems(given, 'registration'),
    ...lineProblems(given),
    ...textProblems(given, 'receiver'),
    ...mailboxProblems(given.material),
  ];
}
