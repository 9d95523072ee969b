import { headsOfDraft } from '@tuanbao/library/domain/order/heads';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderApplicationForm, policyDocument, quotationDocument } from '../../app/contract/documents.ts';
import { endorsementCertificate } from '../../app/contract/endorsementDocuments.ts';
import { conservationDetail } from '../../app/contract/endorsementLists.ts';
import { conservationSettings } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { listOrders, orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { saveQuotation } from '../../app/contract/quotations.ts';
import { listDrafts, saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  add,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  remove,
  requestOfChanges,
  rosterOf,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { dayMs, laterOn } from '../setup/passingTime.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const worker = { code: '0002006', name: '临时工（不从事高空、井下作业）', occupationClass: 4, heads: 1 } as const;

/** Returns the draft with a second scheme. The scheme has one worker who is only counted and not in the roster. */
function withCountedWorker(server: TestApp, draft: OrderDraft): OrderDraft {
  const scheme = newScheme(twiceReviewed(server), 'scheme-2', '方案2');
  return { ...draft, schemes: [...draft.schemes, { ...scheme, occupations: [worker] }] };
}

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
});
afterAll(() => server.close());

/** Returns the number of insured persons that a document states. */
const printed = async (file: { readonly content: Blob }) =>
  Number(/投保人数 (\d+) ?人/u.exec(await pdfTextOf(file.content))?.[1]);

/**
 * Returns the number of insured persons of an order in each place that shows the number. Invoices are left out, because
 * they don't show it (invoiceDelivery.test).
 */
async function headsTold({ agent, orderSn, policyUuid }: EndorsedPolicyFixture) {
  const query = { keyword: orderSn, statuses: [], page: 1, pageSize: 4 } as const;
  const { orders } = await agent.ask(listOrders, query);
  const { quote, heads, persons } = await agent.ask(orderDetail, { orderSn });
  const settings = await agent.ask(conservationSettings, { policyUuid });
  return {
    list: orders[0]?.heads,
    page: heads,
    roster: persons.length,
    paid: quote.heads,
    policy: await printed(await agent.ask(policyDocument, { policyUuid })),
    application: await printed(await agent.ask(orderApplicationForm, { policyUuid })),
    endorsement: settings.heads,
  };
}

test('an order has the paid number of heads on all screens and documents', async () => {
  const policy = await issuedPolicy(server, twiceReviewed(server), 7, await server.signIn());
  const told = await headsTold(policy);
  expect(told).toEqual({ list: 7, page: 7, roster: 7, paid: 7, policy: 7, application: 7, endorsement: 7 });
});

test('a scheme without listed persons beside a roster is refused: its heads would be paid but not named', async () => {
  const agent = await server.signIn();
  const product = twiceReviewed(server);
  const draft = withCountedWorker(server, completeDraft(product, { heads: 500 }));
  const submission = { submissionId: 'counted', draftId: '', draft, totalFen: totalOf(product, draft) };
  const orders = async () => (await agent.ask(listOrders, { keyword: '', statuses: [], page: 1, pageSize: 4 })).total;
  const before = await orders();
  const refused = await agent.send(submitOrder, submission);
  expect(refused.resCode).toBe(resultCodes.refused);
  expect(refused.info).toContain('保障计划2还没有人员');
  expect(await orders()).toBe(before);
});

test('a draft has the same number of heads in its list as in its quotation', async () => {
  const agent = await server.signIn();
  const product = twiceReviewed(server);
  const draft = withCountedWorker(server, completeDraft(product, { heads: 12 }));
  await agent.ask(saveDraft, { id: '', version: 0, draft });
  const [listed] = await agent.ask(listDrafts, {});
  const { id } = await agent.ask(saveQuotation, draft);
  const quotation = await pdfTextOf((await agent.ask(quotationDocument, { id })).content);
  expect(headsOfDraft(product, draft)).toBe(13);
  expect(listed?.heads).toBe(13);
  expect(quotation).toMatch(/投保人数 13 ?人/u);
});

test('an order with heads that are only counted keeps them, also through an endorsement', async () => {
  const mobile = '13800138000';
  const policy = await issuedPolicy(server, twiceReviewed(server), 10, await server.signIn(mobile));
  const { agent, orderSn, policyUuid } = policy;
  await server.database.updateTable('orders').set({ heads: 11 }).where('sn', '=', orderSn).execute();
  expect(await headsTold(policy)).toEqual({
    list: 11,
    page: 11,
    roster: 10,
    paid: 10, // Only persons in the roster were charged.
    policy: 11,
    application: 11,
    endorsement: 11,
  });

  const [first] = await rosterOf(policy);
  if (!first) throw new Error('the policy has a roster');
  const conservationUuid = await endorsed(server, policy, requestOfChanges([add(1), add(2), add(3), remove(first)]));

  const detail = await agent.ask(conservationDetail, { conservationUuid });
  expect([detail.headsBefore, detail.headsAfter]).toEqual([11, 13]);
  const certificate = await pdfTextOf((await agent.ask(endorsementCertificate, { conservationUuid })).content);
  expect(certificate).toMatch(/11 ?人变更为 ?13 ?人/u);
  expect((await agent.ask(conservationSettings, { policyUuid })).heads).toBe(13);
  expect(await printed(await agent.ask(policyDocument, { policyUuid }))).toBe(11);
  await laterOn(server, 12 * dayMs, async () => {
    const later = await server.signIn(mobile);
    expect(await printed(await later.ask(policyDocument, { policyUuid }))).toBe(13);
  });
});
