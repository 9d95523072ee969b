import { idCardCheckDigit } from '../identity/checkDigits.ts';
import { hasRightCreditCodeCheckDigit } from '../identity/creditCode.ts';
import { emailProblems } from '../identity/email.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { landlineProblems, normaliseLandline } from '../identity/landline.ts';
import { mobileProblems, normaliseMobile } from '../identity/mobile.ts';
import { normaliseName } from '../identity/personName.ts';
import { type Fen, yuanOf } from '../money/fen.ts';
import { errorAt, type Problem, warningAt } from '../problem/problem.ts';
import { gbkLengthOf } from './gbkBytes.ts';
import type { Invoice } from './invoice.ts';
import { isMaterialComplete } from './invoiceMaterials.ts';
import { hasRegion, invoiceDemands, type InvoiceField, type InvoiceRule } from './invoiceRule.ts';

export type InvoiceCode =
  | 'E_REQUIRED'
  | 'E_MOBILE'
  | 'E_EMAIL'
  | 'amountInvalid'
  | 'amountAboveBalance'
  | 'smallScaleNoSpecial'
  | 'specialNotAllowed'
  | 'taxIdFormat'
  | 'W_CREDIT_CODE_CHECKSUM'
  | 'taxPhoneInvalid'
  | 'bankAccountInvalid'
  | 'gbkTooLong'
  | 'gbkForeign'
  | 'invoiceTransitionRefused';

type InvoiceProblem = Problem<InvoiceCode>;

/**
 * Maximum number of bytes in GBK that the tax system allows for address and phone together, and for bank and account
 * together.
 */
export const maxGbkBytes = 100;

/**
 * Normalises an invoice for checks and storage: the tax id in upper case, numbers without spaces (specification §3 and
 * §5).
 */
export const normaliseInvoice = (invoice: Invoice): Invoice => ({
  ...invoice,
  info: {
    ...invoice.info,
    title: invoice.info.title.trim(),
    taxName: invoice.info.taxName.trim(),
    taxId: normaliseIdNumber(invoice.info.taxId),
    taxAddress: invoice.info.taxAddress.trim(),
    taxPhone: normaliseLandline(invoice.info.taxPhone),
    bankName: invoice.info.bankName.trim(),
    bankAccount: invoice.info.bankAccount.normalize('NFKC').replaceAll(/[\s-]+/gu, ''),
  },
  receiver: {
    ...invoice.receiver,
    name: normaliseName(invoice.receiver.name),
    mobile: normaliseMobile(invoice.receiver.mobile),
    email: invoice.receiver.email.normalize('NFKC').trim(),
    address: invoice.receiver.address.trim(),
  },
});

function isEmpty(invoice: Invoice, field: InvoiceField): boolean {
  if (field === 'material') return !isMaterialComplete(invoice.material);
  if (field === 'receiver.region') return !hasRegion(invoice.receiver);
  if (field === 'receiver.name') return invoice.receiver.name === '';
  if (field === 'receiver.mobile') return invoice.receiver.mobile === '';
  if (field === 'receiver.email') return invoice.receiver.email === '';
  if (field === 'receiver.address') return invoice.receiver.address === '';
  return invoice.info[field] === '' || invoice.info[field] === null;
}

/** The path of a field in an invoice. */
const pathOf = (field: InvoiceField): string => (/^(receiver|material)/.test(field) ? field : `info.${field}`);

/**
 * Problems of a tax id: it must have 15 to 20 letters and digits. A wrong check character of a credit code is only a
 * warning, because early pilot codes have one.
 */
export function taxIdProblems(taxId: string, path = 'info.taxId'): readonly InvoiceProblem[] {
  if (!/^[0-9A-Z]{15,20}$/.test(taxId)) return [errorAt(path, 'taxIdFormat')];
  if (taxId.length !== 18) return [];
  const isIdCard = /^\d{17}[\dX]$/.test(taxId) && idCardCheckDigit(taxId) === taxId[17];
  return isIdCard || hasRightCreditCodeCheckDigit(taxId) ? [] : [warningAt(path, 'W_CREDIT_CODE_CHECKSUM')];
}

/** Problems of two texts that the tax system prints in the same line: together they must not be too long. */
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
 * Problems of the amount: it must be whole fen, above 0 and at most the balance. @throws MoneyError when the balance
 * isn't whole fen
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

/** True for a landline or a mobile number; the tax registration accepts both. */
const isPhone = (phone: string) =>
  landlineProblems(phone).length === 0 || mobileProblems(normaliseMobile(phone)).length === 0;

function contentProblems({ info, receiver, material }: Invoice): readonly InvoiceProblem[] {
  const problems: InvoiceProblem[] = [];
  if (info.taxId !== '') problems.push(...taxIdProblems(info.taxId));
  if (info.taxPhone !== '' && !isPhone(info.taxPhone)) problems.push(errorAt('info.taxPhone', 'taxPhoneInvalid'));
  if (info.bankAccount !== '' && !/^\d{8,30}$/.test(info.bankAccount))
    problems.push(errorAt('info.bankAccount', 'bankAccountInvalid'));
  problems.push(...gbkProblems([info.title], 'info.title'), ...gbkProblems([info.taxName], 'info.taxName'));
  problems.push(...gbkProblems([info.taxAddress, info.taxPhone], 'info.taxAddress'));
  problems.push(...gbkProblems([info.bankName, info.bankAccount], 'info.bankName'));
  if (receiver.mobile !== '') problems.push(...mobileProblems(receiver.mobile, 'receiver.mobile'));
  if (receiver.email !== '') problems.push(...emailProblems(receiver.email, 'receiver.email'));
  if (material.email !== '') problems.push(...emailProblems(material.email, 'material.email'));
  return problems;
}

/**
 * All problems of an application (domain rules §8). Paths are the fields of the invoice; the path of the region is
 * `receiver.region`.
 */
export function invoiceProblems(invoice: Invoice, rule: InvoiceRule, balanceFen: Fen): readonly InvoiceProblem[] {
  const given = normaliseInvoice(invoice);
  const demands = Object.entries(invoiceDemands(given.type, rule)) as [InvoiceField, string][];
  const missing = demands
    .filter(([field, demand]) => demand === 'required' && isEmpty(given, field))
    .map(([field]) => errorAt(pathOf(field), 'E_REQUIRED'));
  return [
    ...kindProblems(given, rule),
    ...missing,
    ...amountProblems(given.info.amountFen, balanceFen),
    ...contentProblems(given),
  ];
}
