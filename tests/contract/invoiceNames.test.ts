import { specialInvoice } from '@tuanbao/library/samples/invoices';
import { expect, it } from 'vitest';

import { invoiceInfoBean, invoiceReceiveBean } from '../../app/contract/invoiceBeans.schema.ts';
import { invoiceWireOf } from '../../app/contract/invoiceBeans.ts';
import { invoiceOfRecord } from '../../app/contract/invoiceRecord.ts';
import { invoiceInfoNames, invoiceReceiverNames } from '../../app/contract/wire/invoiceNames.ts';

const { invoiceInfoBean: info, invoiceReceiveBean: receiver } = invoiceWireOf(specialInvoice);

it.each([
  ...Object.entries(invoiceInfoNames).map(
    ([field, { name, max }]) => [field, name, max, info, invoiceInfoBean] as const,
  ),
  ...Object.entries(invoiceReceiverNames).map(
    ([field, { name, max }]) => [field, name, max, receiver, invoiceReceiveBean] as const,
  ),
])('%s is spelled %s and has at most %d characters', (_field, name, max, bean, schema) => {
  const withLength = (length: number) => ({ ...bean, [name]: 'x'.repeat(length) });
  expect(bean).toHaveProperty(name);
  expect(schema.isValidSync(withLength(max), { strict: true })).toBe(true);
  expect(schema.isValidSync(withLength(max + 1), { strict: true })).toBe(false);
});

it.each(Object.entries(invoiceReceiverNames))(
  '%s of an earlier record is read by its name there',
  (field, { earlier }) => {
    const record = { invoiceInfo: JSON.stringify({ [earlier]: '旧' }) };
    expect(invoiceOfRecord(record).receiver).toHaveProperty(field, '旧');
  },
);
