import { invoiceFieldNames, invoiceFields } from '@tuanbao/library/domain/invoice/invoiceFields';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { specialInvoice } from '@tuanbao/library/samples/invoices';
import { expect, test } from 'vitest';

import type { InvoicedPolicy } from '../../app/server/invoices/invoicedPolicy.ts';
import { electronicInvoicePdf, materialFormPdf } from '../../app/server/invoices/invoicePdf.ts';
import { pdfTextOf } from '../setup/pdfText.ts';

const { fields } = invoiceMessages['zh-CN'];
const madeAt = new Date('2026-11-20T02:00:00Z');
const made = { madeAt, issuer: { name: '示例经纪', licence: '', isPlatform: false } };
const policy: InvoicedPolicy = {
  orderId: 1,
  endorsementId: null,
  endorsementUuid: '',
  orderSn: 'T1',
  host: '',
  status: 'insured',
  policyUuid: 'policy-1',
  policySn: 'P202612000001',
  productId: '336',
  productVersion: 1,
  productName: '示例产品',
  insurerName: '示例保险人',
  groupName: '远山精密机械（深圳）有限公司',
  groupTaxId: '',
  wish: null,
  premiumFen: 1_070_000,
  endorsementNetFen: null,
};

/** Returns the fields whose labels appear in a text, in the order of the field table. */
const named = (text: string) => invoiceFieldNames.filter((field) => text.includes(fields[field]));
const printed = invoiceFieldNames.filter((field) => invoiceFields[field].print !== 'never');

test('the invoice and the application for it print every field that the table says, and no other', async () => {
  const invoice = { invoice: specialInvoice, invoiceNo: '0026', writtenAt: madeAt, isSample: false };
  expect(named(await pdfTextOf(await electronicInvoicePdf(policy, invoice)))).toEqual(printed);
  expect(named(await pdfTextOf(await materialFormPdf(policy, specialInvoice, made)))).toEqual(printed);
});

test('the title is above the other data of the buyer', async () => {
  const text = await pdfTextOf(await materialFormPdf(policy, specialInvoice, made));
  const places = [fields.amountFen, fields.title, fields.taxpayerKind, fields.taxName].map((name) =>
    text.indexOf(name),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
