import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import {
  invoiceFieldNames,
  invoiceFields,
  invoiceTextOf,
  isInvoiceTextField,
} from '@tuanbao/library/domain/invoice/invoiceFields';
import { invoiceMaterialTypes, isIndispensable } from '@tuanbao/library/domain/invoice/invoiceMaterials';
import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';

import { pdfDocument } from '../platform/drawing/sheet.ts';
import { type Issuer, issuerNote } from '../services/issuer.ts';
import type { InvoicedPolicy } from './invoicedPolicy.ts';

const { types, taxpayerKinds, fields, materials } = invoiceMessages['zh-CN'];

type Fact = readonly [label: string, value: string];

const sampleNote = '本文件由演示环境生成，不是税务机关监制的发票，不能用于报销或抵扣。';

const factsAt = (place: 'top' | 'buyer', invoice: Invoice): readonly Fact[] =>
  invoiceFieldNames
    .filter((field) => invoiceFields[field].print === place)
    .map((field) => [
      fields[field],
      isInvoiceTextField(field)
        ? invoiceTextOf(invoice, field)
        : (ownValue(taxpayerKinds, invoice.info.taxpayerKind) ?? ''),
    ]);

const buyerFacts = (invoice: Invoice): readonly Fact[] => [...factsAt('top', invoice), ...factsAt('buyer', invoice)];

const policyFacts = (policy: InvoicedPolicy): readonly Fact[] => [
  ['保单号', policy.policySn],
  ['订单号', policy.orderSn],
  ['保险产品', policy.productName],
  ['保险公司', policy.insurerName],
  ['投保人', policy.groupName],
];

const amountFact = ({ info }: Invoice): Fact => {
  const fen = info.amountFen ?? 0;
  return [fields.amountFen, `${formatFen(fen)}（${capitalAmountOf(fen)}）`];
};

/** Content of an electronic invoice. */
export interface IssuedInvoice {
  readonly invoice: Invoice;
  readonly invoiceNo: string;
  readonly writtenAt: Date;
  readonly isSample: boolean;
  /** Number of the invoice that this red-letter invoice reverses; empty when this isn't a red-letter invoice. */
  readonly reversedNo?: string;
}

/** An electronic invoice as a printable PDF. */
export const electronicInvoicePdf = (
  policy: InvoicedPolicy,
  { invoice, invoiceNo, writtenAt, isSample, reversedNo = '' }: IssuedInvoice,
): Promise<Blob> =>
  pdfDocument(
    {
      title: `${reversedNo === '' ? '' : '红字'}电子发票（${types[invoice.type]}）`,
      footer: `发票号码 ${invoiceNo}${isSample ? '　示例文件' : ''}`,
      createdAt: writtenAt,
      issuer: policy.insurerName,
    },
    (sheet) => {
      const reversed: readonly Fact[] = reversedNo === '' ? [] : [['对应蓝字发票号码', reversedNo]];
      sheet.facts([['发票号码', invoiceNo], ...reversed, amountFact(invoice)]);
      sheet.heading('购买方');
      sheet.facts(buyerFacts(invoice).filter(([, value]) => value !== ''));
      sheet.heading('保单');
      sheet.facts(policyFacts(policy));
      if (isSample) sheet.note(sampleNote);
    },
  );

/**
 * Generates the application form for a special invoice. The applicant stamps the form. Known values are filled in.
 * Fields without a known value are empty lines.
 */
export const materialFormPdf = (
  policy: InvoicedPolicy,
  invoice: Invoice,
  { issuer, madeAt }: { readonly issuer: Issuer; readonly madeAt: Date },
): Promise<Blob> => {
  const footer = `${issuer.name}　保单号 ${policy.policySn}`;
  return pdfDocument({ title: '专用发票开票申请书', footer, createdAt: madeAt, issuer: issuer.name }, (sheet) => {
    sheet.facts(policyFacts(policy));
    sheet.heading('开票信息');
    sheet.facts(
      [amountFact(invoice), ...buyerFacts(invoice)].map(([label, value]) => [label, value || '____________']),
    );
    sheet.heading('请随本申请书提供');
    sheet.table(
      [
        { title: '资料', share: 0.7 },
        { title: '要求', share: 0.3 },
      ],
      invoiceMaterialTypes.map((type) => [
        `${materials[type]}（加盖公章）`,
        isIndispensable(type) ? '必须提供' : '如有请提供',
      ]),
    );
    sheet.note('请核对以上信息，补全空白处，加盖公章后与资料一并发回。');
    sheet.note(issuerNote(issuer));
  });
};
