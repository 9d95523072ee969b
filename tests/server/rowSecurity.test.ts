import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { asAgent } from '../../app/server/platform/database/asAgent.ts';
import type { DatabaseTransaction } from '../../app/server/tables/database.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { operator } from '../setup/operator.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

interface TableState {
  readonly name: string;
  /**
   * True if the rows of the table belong to agents: the table has the column `agent_id`, or it references such a table
   * directly or indirectly.
   */
  readonly is_owned: boolean;
  readonly is_secured: boolean;
  readonly policies: number;
  readonly is_append_only: boolean;
  /** True if database queries of agents may read the table. */
  readonly is_read: boolean;
  readonly is_written: boolean;
}

/** Reads, for all tables, whether their rows belong to agents, and which security rules protect them. */
const tableStates = sql<TableState>`
  with recursive tables as (
    select c.oid, c.relname::text as name, c.relrowsecurity as is_secured
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
  ), owned as (
    select attrelid as oid from pg_attribute where attname = 'agent_id' and attnum > 0 and not attisdropped
    union
    select k.conrelid from pg_constraint k join owned on k.confrelid = owned.oid where k.contype = 'f'
  )
  select name, oid in (select oid from owned) as is_owned, is_secured,
    (select count(*)::int from pg_policy p where p.polrelid = tables.oid) as policies,
    exists (select 1 from pg_trigger t where t.tgrelid = tables.oid and t.tgname like '%append_only') as is_append_only,
    has_any_column_privilege('tuanbao_agent', oid, 'select') as is_read,
    has_any_column_privilege('tuanbao_agent', oid, 'insert')
      or has_any_column_privilege('tuanbao_agent', oid, 'update')
      or has_table_privilege('tuanbao_agent', oid, 'delete') as is_written
  from tables where name not like 'kysely%' order by name`;

/** Selects orders without a condition for the agent. */
const anyOrders = (tx: DatabaseTransaction) =>
  sql<{ agent_id: string }>`select agent_id from orders where total_fen > ${0}`.execute(tx);

/**
 * Tables that agents may write, but whose rows have no owner. Agents create jobs. Of existing jobs, an agent can only
 * find out if a key is in use.
 */
const withoutOwner = ['jobs'];

describeOnBothDatabases('row security', (openDatabase) => {
  let server: TestApp;
  let tables: readonly TableState[];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    tables = (await tableStates.execute(server.database)).rows;
  });
  afterAll(() => server.close());

  test('protects every table with rows of agents, or an agent’s queries can not read the table', () => {
    const open = tables.filter(
      (table) => (table.is_read || table.is_written) && !(table.is_secured && table.policies > 0),
    );

    expect(tables.filter((table) => table.is_owned).length).toBeGreaterThan(15);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test('names the role of each rule: none holds for agents and operators alike', async () => {
    const { rows } = await sql<{ name: string }>`
      select policyname::text as name from pg_policies
      where schemaname = current_schema() and roles <> '{tuanbao_agent}' and roles <> '{tuanbao_operator}'`.execute(
      server.database,
    );
    expect(rows).toEqual([]);
  });

  test('needs no exception: owned tables are secured, or closed to agents', () => {
    const exposed = tables.filter((table) => table.is_owned && (table.is_read || table.is_written));

    expect(exposed.filter((table) => !table.is_secured).map(({ name }) => name)).toEqual([]);
  });

  test('needs a role in each policy: one for agents does not show rows to operators', async () => {
    const { rows } = await sql<{ name: string }>`
      select policyname::text as name from pg_policies
      where schemaname = current_schema() and roles = '{public}'::name[]`.execute(server.database);
    expect(rows).toEqual([]);
  });

  test('append-only tables refuse changes, also by the server', async () => {
    const agent = await server.signIn();
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    await agent.ask(submitOrder, { submissionId: 'grows', draftId: '', draft, totalFen: totalOf(product, draft) });

    expect(tables.filter((table) => table.is_append_only).map(({ name }) => name)).toEqual([
      'audit_log',
      'endorsement_events',
      'host_brands',
      'invoice_events',
      'offline_order_events',
      'operator_actions',
      'order_events',
      'product_versions',
      'site_contents',
      'surrender_events',
    ]);
    await expect(sql`update order_events set reason = 'paid'`.execute(server.database)).rejects.toThrow('append-only');
    await expect(sql`delete from order_events`.execute(server.database)).rejects.toThrow('append-only');
  });

  test('an agent without rows sees none in any table, whatever the query', async () => {
    const owner = await server.signIn();
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    await owner.ask(saveDraft, { id: '', version: 0, draft });
    const submission = { submissionId: 'seen', draftId: '', draft, totalFen: totalOf(product, draft) };
    const { orderSn } = await owner.ask(submitOrder, submission);
    await server.payAt((await owner.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    const id = await addAgent(server.services, operator, { mobile: '13000000000', name: '空空', tier: '4' });

    const readable = tables.filter(({ name, is_read }) => is_read && !withoutOwner.includes(name));
    const seen = await asAgent(server.database, id, async (tx) => {
      const counts: Record<string, number> = {};
      for (const { name } of readable) {
        const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(name)}`.execute(
          tx,
        );
        counts[name] = rows[0]?.total ?? 0;
      }
      return counts;
    });

    expect(seen).toEqual(Object.fromEntries(readable.map(({ name }) => [name, name === 'agents' ? 1 : 0])));
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from policies`.execute(server.database);
    expect(rows[0]?.total).toBe(1);
  });

  test('connections that serve several agents in turn show each agent only the agent’s own rows', async () => {
    const agents = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const client = await server.signIn();
        return { client, id: (await client.ask(currentUser, {})).userUuid };
      }),
    );
    const product = server.services.catalogue.products[0]!;
    const draft = completeDraft(product);
    for (const { client, id } of agents) {
      await client.ask(submitOrder, { submissionId: id, draftId: '', draft, totalFen: totalOf(product, draft) });
    }

    for (let round = 0; round < 12; round += 1) {
      const seen = await Promise.all(agents.map(({ id }) => asAgent(server.database, id, anyOrders)));
      expect(seen.map(({ rows }) => rows)).toEqual(agents.map(({ id }) => [{ agent_id: id }]));
    }
    expect(
      (await sql`select agent_id from orders where total_fen > ${0}`.execute(server.database)).rows.length,
    ).toBeGreaterThan(3);
  });

  test('a transaction that cannot start as its agent leaves no open connection', async () => {
    await expect(asAgent(server.database, "x'; reset role; --", () => Promise.resolve())).rejects.toThrow('uuid');

    for (let again = 0; again < 12; again += 1) {
      const { rows } = await sql<{ role: string; id: string }>`
        select current_user::text as role, current_setting('tuanbao.agent_id', true) as id`.execute(server.database);
      expect(rows[0]?.role).not.toBe('tuanbao_agent');
      expect(rows[0]?.id ?? '').toBe('');
    }
  });
});
