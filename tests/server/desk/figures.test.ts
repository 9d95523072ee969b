import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listFigures } from '../../../app/contract/desk/figures/figures.ts';
import { permissionsOf } from '../../../app/contract/desk/permissions.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { orderPayUrl, submitOrder } from '../../../app/contract/orders.ts';
import { saveQuotation } from '../../../app/contract/quotations.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { completeDraft, totalOf } from '../../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import {
  endorsed,
  issuedPolicy,
  remove,
  requestOfChanges,
  rosterOf,
  twiceReviewed,
} from '../../setup/endorsedPolicy.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';
import { paidOrder } from '../../setup/waitingLanes.ts';

const today = '2026-11-20';
const period = { from: '2026-11-01', until: today };

describeOnBothDatabases('figures of the desk', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let agent: TestClient;
  let totalFen: number;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'finance');
    agent = await server.signIn();
    await paidOrder(server, agent);
    await server.runDueJobs();
    totalFen = (await submittedOrder(server, agent)).totalFen;
  });
  afterAll(() => server.close());

  const premium = () => (totalFen / 100).toFixed(2);

  test('count orders, payments and premium by day, with a row for each day', async () => {
    const { rows, total, times } = await operator.ask(listFigures, { ...period, grouping: 'day' });
    expect(rows.map(({ key }) => key)).toHaveLength(20);
    expect(rows[0]).toMatchObject({ key: '2026-11-01', premium: '0.00', submittedOrders: 0 });
    expect(rows.at(-1)).toMatchObject({
      key: today,
      premium: premium(),
      submittedOrders: 2,
      paidOrders: 1,
      issuedPolicies: 1,
      policiesInForce: 0,
    });
    expect(total).toMatchObject({ premium: premium(), submittedOrders: 2, paidOrders: 1, endorsements: 0 });
    expect(times.map(({ status }) => status)).toContain('awaitingPayment');
  });

  test('count policies in force from their first day to their last', async () => {
    const { start_date: start, end_date: end } = await server.database
      .selectFrom('orders')
      .select(['start_date', 'end_date'])
      .where('policy_sn', 'is not', null)
      .executeTakeFirstOrThrow();
    const inForce = async (from: string, until: string) =>
      (await operator.ask(listFigures, { from, until, grouping: 'day' })).rows.map((row) => row.policiesInForce);
    const days = await inForce(today, start);
    expect(days.at(-2)).toBe(0);
    expect(days.at(-1)).toBe(1);
    expect(await inForce(end, end)).toEqual([1]);
    const byProduct = await operator.ask(listFigures, { from: end, until: end, grouping: 'product' });
    expect(byProduct.rows).toMatchObject([{ policiesInForce: 1, premium: '0.00' }]);
  });

  test('are grouped by product and agency, and limited to one of them', async () => {
    const product = server.services.catalogue.products[0]!;
    const byProduct = await operator.ask(listFigures, { ...period, grouping: 'product' });
    expect(byProduct.rows).toMatchObject([{ key: product.id, submittedOrders: 2, premium: premium() }]);
    expect(byProduct.rows[0]?.name).not.toBe('');
    const byAgency = await operator.ask(listFigures, { ...period, grouping: 'agency' });
    expect(byAgency.rows).toMatchObject([{ key: '', name: '', submittedOrders: 2 }]);
    const other = await operator.ask(listFigures, { ...period, grouping: 'product', productId: 'unknown' });
    expect(other).toMatchObject({ productName: 'unknown', rows: [], total: { submittedOrders: 0 }, times: [] });
    const platform = await operator.ask(listFigures, { ...period, grouping: 'agency', host: 'platform' });
    expect(platform).toMatchObject({ productName: '', agencyName: '', total: { submittedOrders: 2 } });
    const limited = await operator.ask(listFigures, { ...period, grouping: 'day', productId: product.id });
    expect(limited).toMatchObject({ productName: product.name, total: { submittedOrders: 2 } });
  });

  test('share quotations from which a policy was issued', async () => {
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    const { quotationSn } = await agent.ask(saveQuotation, draft);
    await agent.ask(saveQuotation, draft);
    const broughtFrom = { kind: 'quotation', number: quotationSn } as const;
    const { id: draftId } = await agent.ask(saveDraft, { id: '', version: 0, draft, broughtFrom });
    const submission = { submissionId: crypto.randomUUID(), draftId, draft, totalFen: totalOf(product, draft) };
    const { orderSn } = await agent.ask(submitOrder, submission);
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    const { total } = await operator.ask(listFigures, { ...period, grouping: 'day' });
    expect(total).toMatchObject({ quotations: 2, quotationsWithPolicy: 1 });
  });

  test('sum the premium of confirmed endorsements, also when money goes back', async () => {
    const policy = await issuedPolicy(server, twiceReviewed(server), 10, agent);
    await endorsed(server, policy, requestOfChanges([remove((await rosterOf(policy))[0]!)]));
    const { net_fen: netFen } = await server.database
      .selectFrom('endorsements')
      .select('net_fen')
      .executeTakeFirstOrThrow();
    expect(netFen).toBeLessThan(0);
    const { total, rows } = await operator.ask(listFigures, { ...period, grouping: 'product' });
    expect(total).toMatchObject({ endorsements: 1, endorsementPremium: yuanOf(netFen) });
    expect(rows.find(({ key }) => key === policy.product.id)).toMatchObject({ endorsements: 1 });
  });

  test('refuse a period that is reversed or too long, in words', async () => {
    const refused = async (from: string, until: string) => {
      const { resCode, info } = await operator.send(listFigures, { from, until, grouping: 'day' });
      return [resCode, info];
    };
    expect(await refused(today, '2026-11-19')).toEqual([resultCodes.refused, '结束日期不能早于开始日期']);
    expect(await refused('2024-01-01', today)).toEqual([resultCodes.refused, '统计期间最长 366 天，请缩短期间']);
    expect((await operator.send(listFigures, { from: 'x', until: today, grouping: 'day' })).resCode).toBe(
      resultCodes.badRequest,
    );
  });

  describe('by the database', () => {
    const views = ['figure_orders', 'figure_payments', 'figure_stays', 'figure_quotations', 'figure_endorsements'];
    const seenAs = (permissions: readonly string[]) =>
      asOperator(server.database, { permissions, reason: '' }, async (tx) => {
        const totals: number[] = [];
        for (const view of views) {
          const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(view)}`.execute(
            tx,
          );
          totals.push(rows[0]?.total ?? 0);
        }
        return totals;
      });

    test('are seen with the permission only, and show no quotations and endorsements themselves', async () => {
      expect(await seenAs(permissionsOf(['support', 'underwriting']))).toEqual([0, 0, 0, 0, 0]);
      expect((await seenAs(['figures.see'])).filter((total) => total === 0)).toEqual([]);
      const themselves = asOperator(server.database, { permissions: ['figures.see'], reason: '' }, async (tx) => [
        ...(await tx.selectFrom('orders').select('id').execute()),
        ...(await tx.selectFrom('endorsements').select('id').execute()),
      ]);
      expect(await themselves).toEqual([]);
    });
  });
});
