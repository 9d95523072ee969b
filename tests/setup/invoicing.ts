import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';

import type { InvoiceKey } from '../../app/contract/invoices.ts';
import type { InsurerInvoiceReason } from '../../app/server/invoices/decide.ts';
import type { TestApp } from './testApp.ts';

/** The invoice of a policy's order. */
export const ofOrder = (policyUuid: string): InvoiceKey => ({ policyUuid, orderType: 'order', endorsementUuid: '' });

const body = '91110199MA0TEXT99';

/** A fictional credit code with its right check character. */
export const taxId: string = body + creditCodeCheckDigit(body);

/** An application for an ordinary invoice over one yuan. */
export const invoiceApplication = (changed: Partial<Invoice>, info: Partial<Invoice['info']> = {}): Invoice => ({
  ...emptyInvoice,
  receiver: { ...emptyInvoice.receiver, email: 'invoice@example.com' },
  ...changed,
  info: {
    ...emptyInvoice.info,
    amountFen: 100,
    title: '远山精密机械有限公司',
    taxName: '远山精密机械有限公司',
    taxId,
    taxPhone: '0755-12345678',
    ...info,
  },
});

/** What a special invoice needs beside it. */
export const specialInvoice = (policyUuid: string, info: Partial<Invoice['info']> = {}): Invoice =>
  invoiceApplication(
    {
      policyUuid,
      type: 'special',
      receiver: {
        ...emptyInvoice.receiver,
        name: '孙丹青',
        mobile: '13800138000',
        provinceCode: 440_000,
        cityCode: 440_300,
        districtCode: 440_305,
        provinceName: '广东省',
        cityName: '深圳市',
        districtName: '南山区',
        address: '远山路1号',
      },
      material: { email: 'hr@example.com', items: [] },
    },
    { taxAddress: '深圳市南山区远山路1号', bankName: '远山银行', bankAccount: '6217000123456789', ...info },
  );

/** Presses a button of the invoice desk. */
export async function decideInvoiceAt(
  server: TestApp,
  uuid: string,
  reason: InsurerInvoiceReason,
  more: { readonly note?: string; readonly expressCompany?: string; readonly expressNumber?: string } = {},
): Promise<{ readonly code: number; readonly status: string; readonly body: string }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/sandbox/invoices/${uuid}`,
    payload: { reason, ...more },
    headers: { accept: 'application/json' },
  });
  const { statusCode: code, body: text } = answer;
  return { code, status: code === 200 ? answer.json<{ status: string }>().status : '', body: text };
}
