import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listFigures } from '../../../app/contract/desk/figures/figures.ts';
import { permissionsOf } from '../../../app/contract/desk/permissions.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import { paidOrder } from '../../setup/waitingLanes.ts';

const today = '2026-11-20';
const period = { from: '2026-11-01', until: today };

describeOnBothDatabases('figures of the desk', (openDatabase) => {
  let server: TestApp;
  let operator: DeskClient;
  let totalFen: number;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    operator = await signInToDeskAs(server, 'finance');
    const agent = await server.signIn();
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
    expect(other).toMatchObject({ rows: [], total: { submittedOrders: 0 }, times: [] });
    const platform = await operator.ask(listFigures, { ...period, grouping: 'agency', host: 'platform' });
    expect(platform.total.submittedOrders).toBe(2);
  });

  test('share quotations from which a policy was issued, and sum confirmed endorsements', async () => {
    const orders = await server.database
      .selectFrom('orders')
      .select(['id', 'agent_id', 'product_id', 'policy_sn'])
      .orderBy('id')
      .execute();
    const { id, agent_id: agentId, product_id: productId } = orders.find((order) => order.policy_sn !== null)!;
    const at = server.services.clock.now();
    for (const sn of ['Q-1', 'Q-2']) {
      await sql`insert into quotations (sn, agent_id, product_id, product_version, product_name, line, insurer_code,
          insurer_name, group_name, heads, total_fen, quote, content_sealed, created_at, valid_until)
        values (${sn}, ${agentId}, ${productId}, 1, 'p', 'l', 'c', 'i', 'g', 3, 100, '{}', '', ${at}, ${today})`.execute(
        server.database,
      );
    }
    await sql`update orders set origin_kind = 'quotation', origin_number = 'Q-1' where id = ${id}`.execute(
      server.database,
    );
    await sql`with added as (
        insert into endorsements (sn, agent_id, order_id, state, version, type_code, review, heads_before, heads_after,
          net_fen, created_at, updated_at, submission_id, roster_version, changes_sealed)
        values ('E-1', ${agentId}, ${id}, 'succeeded', 1, 1, 'single', 3, 2, -1250, ${at}, ${at}, 'S-1', 1, '') returning id
      )
      insert into endorsement_events (endorsement_id, from_state, to_state, reason, by, at)
      select id, 'finalReview', 'succeeded', 'confirmed', 'insurer', ${at} from added`.execute(server.database);
    const { total } = await operator.ask(listFigures, { ...period, grouping: 'day' });
    expect(total).toMatchObject({
      quotations: 2,
      quotationsWithPolicy: 1,
      endorsements: 1,
      endorsementPremium: '-12.50',
    });
  });

  test('refuse a period that is reversed or too long, in words', async () => {
    const refused = async (from: string, until: string) => {
      const { resCode, info } = await operator.send(listFigures, { from, until, grouping: 'day' });
      return [resCode, info];
    };
    expect(await refused(today, '2026-11-19')).toEqual([resultCodes.refused, '结束日期不能早于开始日期']);
    expect(await refused('2024-01-01', today)).toEqual([resultCodes.refused, '统计期间最长366天，请缩短期间']);
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
