import type { InvoiceCode, InvoiceType, TaxpayerKind } from '../domain/invoice/invoice.ts';
import type { InvoiceField } from '../domain/invoice/invoiceFieldRule.ts';
import { invoiceFields } from '../domain/invoice/invoiceFields.ts';
import type { InvoiceReason, InvoiceStatus } from '../domain/invoice/invoiceMachine.ts';
import type { InvoiceMaterialType } from '../domain/invoice/invoiceMaterials.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { counted } from './counted.ts';
import { formatYuan } from './formatMoney.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { type FieldEntry, missingInChinese, missingInEnglish, type MissingFieldText } from './missingField.ts';
import { plural } from './plural.ts';

type Params = Problem['params'];

/**
 * Labels for invoices, and a text for each problem code. If the specification (§5) defines a text, it is used
 * literally.
 */
export interface InvoiceMessages {
  readonly types: Readonly<Record<InvoiceType, string>>;
  readonly taxpayerKinds: Readonly<Record<TaxpayerKind, string>>;
  readonly statuses: Readonly<Record<InvoiceStatus, string>>;
  readonly reasons: Readonly<Record<InvoiceReason, string>>;
  readonly fields: Readonly<Record<InvoiceField, string>>;
  readonly materials: Readonly<Record<InvoiceMaterialType, string>>;
  readonly problems: Readonly<Record<InvoiceCode, (params: Params) => string>>;
  /** Text for a required field that is empty. */
  readonly missing: MissingFieldText;
  /** Puts the name of a field before the sentence about its problem, for a list of problems. */
  readonly named: (field: string, sentence: string) => string;
}

const zhCN: InvoiceMessages = {
  types: { ordinary: '普通发票', special: '专用发票' },
  taxpayerKinds: { general: '一般纳税人', smallScale: '小规模纳税人' },
  statuses: {
    none: '未申请',
    applied: '已申请',
    materialNeeded: '待补资料',
    materialSent: '资料已提交',
    issued: '已开票',
    mailed: '已寄出',
    failed: '开票失败',
  },
  reasons: {
    applied: '提交申请',
    materialDemanded: '需要补充资料',
    materialSent: '资料已提交',
    materialRejected: '资料不合格，请重新提交',
    issued: '已开票',
    mailed: '已寄出',
    failed: '开票失败',
    appliedAgain: '重新申请',
  },
  fields: {
    amountFen: '开票金额',
    taxpayerKind: '纳税人类型',
    title: '发票抬头',
    taxName: '纳税人名称',
    taxId: '纳税人识别号',
    taxAddress: '注册地址',
    taxPhone: '注册电话',
    bankName: '开户银行',
    bankAccount: '银行账号',
    'receiver.name': '收件人',
    'receiver.mobile': '收件人手机号',
    'receiver.email': '收票邮箱',
    'receiver.region': '收件地区',
    'receiver.address': '收件地址',
    material: '开票资料',
  },
  materials: {
    taxpayerCertificate: '一般纳税人资格证明',
    businessLicence: '营业执照',
    bankCertificate: '开户许可证',
  },
  problems: {
    E_REQUIRED: () => '请填写',
    E_MOBILE: () => '请填写正确的手机号',
    E_EMAIL: () => '电子邮箱不正确，例如 name@example.com',
    amountInvalid: () => '开票金额不正确，请重新填写',
    amountAboveBalance: ({ max }) => `开票金额不能超过可开票余额 ${formatYuan(String(max))}`,
    smallScaleNoSpecial: () => '小规模纳税人不能申请专用发票',
    specialNotAllowed: () => '该产品不能开专用发票',
    taxIdFormat: () => '纳税人识别号应为 15 至 20 位字母或数字',
    W_CREDIT_CODE_CHECKSUM: () => '统一社会信用代码的校验位不符，请与证件核对',
    taxPhoneInvalid: () => '注册电话不正确，例如 0755-12345678',
    bankAccountInvalid: () => '银行账号应为 8 至 30 位数字',
    gbkTooLong: ({ bytes, max }) =>
      counted`内容过长，请至少减少 ${Math.ceil((Number(bytes) - Number(max)) / 2)} 个字（两个字母或数字计一个字）`,
    gbkForeign: ({ position }) => `第 ${position} 个字无法开在发票上，请改用其他字`,
    invoiceTransitionRefused: () => '发票状态已变化，请刷新后重试',
  },
  missing: missingInChinese,
  named: (field, sentence) => `${field}：${sentence}`,
};

const enUS: InvoiceMessages = {
  types: { ordinary: 'Ordinary invoice', special: 'Special invoice' },
  taxpayerKinds: { general: 'General taxpayer', smallScale: 'Small-scale taxpayer' },
  statuses: {
    none: 'Not applied for',
    applied: 'Applied for',
    materialNeeded: 'Materials needed',
    materialSent: 'Materials sent',
    issued: 'Issued',
    mailed: 'Posted',
    failed: 'Failed',
  },
  reasons: {
    applied: 'Applied for',
    materialDemanded: 'Materials requested',
    materialSent: 'Materials sent',
    materialRejected: 'Materials rejected. Send them again',
    issued: 'Issued',
    mailed: 'Posted',
    failed: 'Failed',
    appliedAgain: 'Applied for again',
  },
  fields: {
    amountFen: 'Amount',
    taxpayerKind: 'Taxpayer type',
    title: 'Billing name',
    taxName: 'Taxpayer name',
    taxId: 'Tax ID',
    taxAddress: 'Registered address',
    taxPhone: 'Registered phone',
    bankName: 'Bank',
    bankAccount: 'Bank account',
    'receiver.name': 'Recipient',
    'receiver.mobile': 'Recipient’s mobile number',
    'receiver.email': 'Email for the invoice',
    'receiver.region': 'Region',
    'receiver.address': 'Recipient’s address',
    material: 'Materials',
  },
  materials: {
    taxpayerCertificate: 'General taxpayer certificate',
    businessLicence: 'Business licence',
    bankCertificate: 'Bank account certificate',
  },
  problems: {
    E_REQUIRED: () => 'Fill this in',
    E_MOBILE: () => 'Enter a valid mobile number',
    E_EMAIL: () => 'Enter a valid email address, for example name@example.com',
    amountInvalid: () => 'Enter a valid invoice amount',
    amountAboveBalance: ({ max }) => `The amount is above the ${formatYuan(String(max))} that can still be invoiced`,
    smallScaleNoSpecial: () => 'Small-scale taxpayers can’t apply for a special invoice',
    specialNotAllowed: () => 'Special invoices aren’t available for this product',
    taxIdFormat: () => 'A tax ID has 15 to 20 letters or digits',
    W_CREDIT_CODE_CHECKSUM: () =>
      'The check character of the credit code doesn’t match. Check the code against the document',
    taxPhoneInvalid: () => 'Enter a valid phone number, for example 0755-12345678',
    bankAccountInvalid: () => 'A bank account number has 8 to 30 digits',
    gbkTooLong: ({ bytes, max }) =>
      counted`Too long. Remove at least ${plural(Number(bytes) - Number(max), 'letter')} (a Chinese character counts as two)`,
    gbkForeign: ({ position }) => `Character ${position} can’t be printed on an invoice. Use another character`,
    invoiceTransitionRefused: () => 'The invoice status has changed. Reload the page and try again',
  },
  missing: missingInEnglish,
  named: (field, sentence) => `${field}: ${sentence}`,
};

export const invoiceMessages: MessagePack<InvoiceMessages> = messagePack(zhCN, enUS);

const has = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key);

/** The invoice field at the path of a problem; null when the path doesn't belong to a field. */
function fieldAt(path: string): InvoiceField | null {
  const field = path.replace(/^info\./, '');
  return has(invoiceFields, field) ? field : null;
}

/** Name of the invoice field at the path of a problem; null when the path doesn't belong to a field. */
export function invoiceFieldName(messages: InvoiceMessages, path: string): string | null {
  const field = fieldAt(path);
  return field && messages.fields[field];
}

function entryOf(field: InvoiceField): FieldEntry {
  const { kind } = invoiceFields[field].control;
  if (kind === 'material') return 'uploaded';
  return kind === 'choice' || kind === 'region' ? 'chosen' : 'filled';
}

/** The text for a problem of an invoice; null when the code isn't a problem of invoices. */
export function invoiceProblemText(messages: InvoiceMessages, problem: Problem): string | null {
  const field = fieldAt(problem.path);
  if (problem.code === 'E_REQUIRED' && field) return messages.missing(messages.fields[field], entryOf(field));
  return has(messages.problems, problem.code) ? messages.problems[problem.code](problem.params) : null;
}
