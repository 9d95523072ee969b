import { creditCodeCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { applyForInvoice, invoiceInfo, type InvoiceKey } from '../../app/contract/invoices.ts';
import type { InsurerInvoiceReason } from '../../app/server/invoices/decide.ts';
import type { OpenTestDatabase } from './databases.ts';
import { type EndorsedPolicyFixture, issuedPolicy, productWhere } from './endorsedPolicy.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';

/** Returns the key of the invoice for the order of a policy. */
export const ofOrder = (policyUuid: string): InvoiceKey => ({ policyUuid, orderType: 'order', endorsementUuid: '' });

const body = '91110199MA0TEXT99';

/** A fictional credit code with a correct check character. */
export const taxId: string = body + creditCodeCheckDigit(body);

/** Returns an application for an ordinary invoice of one yuan. */
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

/** Returns an application for a special VAT invoice. It also has the fields that only special invoices need. */
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

/**
 * Makes a decision at the sandbox's desk for invoices, as the insurer. Returns the HTTP status, the new status of the
 * invoice (empty if the decision is refused), and the body of the response.
 */
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

/**
 * Starts a server and signs an agent in. Before each test, sells a policy. Returns functions for the invoices of this
 * policy.
 */
export function policyToInvoice(openDatabase: OpenTestDatabase) {
  let server: TestApp;
  let agent: TestClient;
  let policy: EndorsedPolicyFixture;
  let key: InvoiceKey;

  const newPolicy = () =>
    issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.review === 'single' && endorsement.premiumMode === 'day'),
      10,
      agent,
    );
  /** Returns an application for an invoice of the whole premium. */
  const application = (changed: Parameters<typeof invoiceApplication>[1] = {}, id = '') =>
    invoiceApplication({ id, policyUuid: key.policyUuid }, { amountFen: policy.totalFen, ...changed });

  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    policy = await newPolicy();
    key = ofOrder(policy.policyUuid);
  });

  return {
    /** Returns server, agent, policy and invoice key of the running test. */
    now: () => ({ server, agent, policy, key }),
    newPolicy,
    application,
    info: (of: InvoiceKey = key) => agent.ask(invoiceInfo, of),
    /** Applies for an ordinary invoice. Returns the id of the invoice. */
    apply: async (changed: Parameters<typeof invoiceApplication>[1] = {}) =>
      (await agent.ask(applyForInvoice, application(changed))).invoice.id,
    eventsOf: (uuid: string) =>
      server.database
        .selectFrom('invoice_events')
        .innerJoin('invoices', 'invoices.id', 'invoice_events.invoice_id')
        .select(['from_status', 'to_status', 'reason', 'by', 'note'])
        .where('invoices.uuid', '=', uuid)
        .orderBy('invoice_events.id')
        .execute(),
  };
}
