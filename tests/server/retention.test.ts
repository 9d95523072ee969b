import { readFileSync } from 'node:fs';

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { productDocumentFolder } from '../../app/catalogue/productDocumentFiles.ts';
import { deleteTempConservation } from '../../app/contract/endorsementLists.ts';
import { saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { purposes } from '../../app/server/files/filePurposes.ts';
import { upkeep } from '../../app/server/platform/database/upkeep.ts';
import { incomingName } from '../../app/server/platform/storage/diskStore.ts';
import { logoFolder } from '../../app/server/site/logoFiles.ts';
import { retention } from '../../app/server/wiring/retentionRepository.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { signInToDeskAs } from '../setup/deskOperators.ts';
import { add, requestOfChanges, startWithPolicy, submitted } from '../setup/endorsedPolicy.ts';
import { dayMs } from '../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { paidOrder } from '../setup/waitingLanes.ts';

const long = new Date('2020-01-01T00:00:00.000Z');
const bytes = (name: string) => Buffer.from(name);

/**
 * Values for a sample row: a time, a name that identifies the row, an operator, and an agent with an order and a
 * payment.
 */
interface Sample {
  readonly at: Date;
  readonly name: string;
  readonly agentId: string;
  readonly orderId: number;
  readonly paymentId: string;
  readonly operatorId: string;
}

/** For each table from which old rows are deleted, the SQL of a row that was last changed at the given time. */
const rows: Readonly<Record<string, (sample: Sample) => RawBuilder<unknown>>> = {
  sessions: ({ at, name, agentId }) => sql`(token_hash, agent_id, created_at, expires_at)
    values (${bytes(name)}, ${agentId}, ${at}, ${at})`,
  qualification_requests: ({ at, agentId }) => sql`(agent_id, status, created_at, decided_at)
    values (${agentId}, 'approved', ${at}, ${at})`,
  operator_sessions: ({ at, name, operatorId }) => sql`(token_hash, operator_id, created_at, expires_at)
    values (${bytes(name)}, ${operatorId}, ${at}, ${at})`,
  operator_welcomes: ({ at, name, operatorId }) => sql`(token_hash, operator_id, secret_sealed, expires_at)
    values (${bytes(name)}, ${operatorId}, ${bytes(name)}, ${at})`,
  product_drafts: ({
    at,
    name,
    operatorId,
  }) => sql`(product_id, operator_id, based_on, operator_name, content, saved_at)
    values (${name}, ${operatorId}, 1, ${name}, '{}', ${at})`,
  login_codes: ({ at, name }) => sql`(mobile_index, login_type, address_index, code_index, sent_at, expires_at)
    values (${bytes(name)}, '1', ${bytes(name)}, ${bytes(name)}, ${at}, ${at})`,
  login_failures: ({ at, name }) => sql`(subject_index, failures, last_at, blocked_until)
    values (${bytes(name)}, 1, ${at}, ${at})`,
  used_tickets: ({ at, name }) => sql`(ticket_index, expires_at) values (${bytes(name)}, ${at})`,
  rate_limits: ({ at, name }) => sql`(subject_index, hits, ends_at) values (${bytes(name)}, 1, ${at})`,
  drafts: ({ at, name, agentId }) => sql`(agent_id, version, product_id, group_name, heads, content_sealed, saved_at)
    values (${agentId}, 1, 'x', ${name}, 1, ${bytes(name)}, ${at})`,
  quotations: ({ at, name, agentId }) => sql`(sn, agent_id, product_id, product_version, product_name, line,
      insurer_code, insurer_name, group_name, heads, total_fen, quote, content_sealed, created_at, valid_until)
    values (${name}, ${agentId}, 'x', 1, '', '', '', '', ${name}, 1, 1, '{}', ${bytes(name)}, ${at}, ${at}::date)`,
  offline_orders: ({ at, name, agentId }) => sql`(agent_id, version, product_id, group_name, heads, note,
      content_sealed, created_at, updated_at)
    values (${agentId}, 1, 'x', ${name}, 1, '', ${bytes(name)}, ${at}, ${at})`,
  custom_orders: ({ at, name, agentId }) => sql`(agent_id, title, note, product_id, content_sealed, status, created_at,
      updated_at)
    values (${agentId}, ${name}, '', 'x', ${bytes(name)}, 'waiting', ${at}, ${at})`,
  waylay_records: ({ at, name, agentId }) => sql`(agent_id, product_id, product_name, group_name, last_at)
    values (${agentId}, 'x', '', ${name}, ${at})`,
  white_list_invitations: ({ at }) => sql`(product_id, expires_at) values ('x', ${at})`,
  video_audit_tokens: ({ at, name, agentId }) => sql`(token_hash, agent_id, expires_at)
    values (${bytes(name)}, ${agentId}, ${at})`,
  mails: ({ at, name, agentId }) => sql`(agent_id, content_sealed, created_at)
    values (${agentId}, ${bytes(name)}, ${at})`,
  payment_notices: ({ at, name, paymentId }) => sql`(notify_id, payment_id, trade_status, received_at)
    values (${name}, ${paymentId}, 'SUCCESS', ${at})`,
  unmatched_notices: ({ at, name }) => sql`(source, notice_index, subject, problem, body_sealed, received_at, state,
      decided_at)
    values ('payment', ${bytes(name)}, 'payment', 'unknownNumber', ${bytes(name)}, ${at}, 'dismissed', ${at})`,
  endorsements: ({ at, name, agentId, orderId }) => sql`(sn, agent_id, order_id, state, version, type_code, review,
      heads_before, heads_after, net_fen, changes_sealed, created_at, updated_at)
    values (${name}, ${agentId}, ${orderId}, 'temporary', 1, 0, 'single', 1, 1, 0, ${bytes(name)}, ${at}, ${at})`,
  jobs: ({ at, name }) => sql`(kind, key, payload, failed_at) values ('mail.send', ${name}, '{}', ${at})`,
  sandbox_messages: ({ at, name }) => sql`(job_key, mobile_index, content_sealed, sent_at)
    values (${name}, ${bytes(name)}, ${bytes(name)}, ${at})`,
  sandbox_mails: ({ at, name }) => sql`(mail_key, content_sealed, sent_at) values (${name}, ${bytes(name)}, ${at})`,
};

const deleted = Object.entries(retention).flatMap(([table, rule]) => (rule.fate === 'deleted' ? [table] : []));

describeOnBothDatabases('the retention of rows', (openDatabase) => {
  let server: TestApp;
  let sample: Omit<Sample, 'at' | 'name'>;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    await paidOrder(server, await server.signIn());
    const {
      id: paymentId,
      agent_id: agentId,
      order_id: orderId,
    } = await server.database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'payments.order_id', 'orders.agent_id'])
      .executeTakeFirstOrThrow();
    const { id: operatorId } = await signInToDeskAs(server, 'support');
    sample = { paymentId, agentId, orderId, operatorId };
  });
  afterAll(() => server.close());

  test('every table has a clean-up, or a reason to keep its rows', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
      order by 1`.execute(server.database);

    expect(Object.keys(retention).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(deleted.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test.each(deleted)('%s: expired rows are deleted, others stay', async (table) => {
    const { database, clock } = server;
    const counted = async () => {
      const { rows: found } = await sql<{ total: number }>`
        select count(*)::int as total from ${sql.table(table)}`.execute(database);
      return found[0]?.total ?? 0;
    };
    const open = table.startsWith('sandbox') ? clock.now() : new Date(clock.now().getTime() + 60_000);
    await upkeep({ database, kind: 'postgres' }, retention, clock.now());
    const before = await counted();
    const insert = (at: Date, name: string) =>
      sql`insert into ${sql.table(table)} ${rows[table]!({ ...sample, at, name })}`.execute(database);
    await insert(open, `fresh ${table}`);
    for (let index = 0; index < 3; index += 1) await insert(long, `old ${table} ${index}`);
    expect(await counted()).toBe(before + 4);
    await upkeep({ database, kind: 'postgres' }, retention, clock.now());

    expect(await counted()).toBe(before + 1);
  });

  test('a failed job about money or policies stays at any age, and so does a mail whose job still runs', async () => {
    const { database, clock } = server;
    const kinds = ['policy.issue', 'payment.refund', 'endorsement.refund', 'endorsement.review', 'invoice.issue'];
    for (const kind of kinds) {
      await sql`insert into jobs (kind, key, payload, failed_at) values (${kind}, ${kind}, '{}', ${long})`.execute(
        database,
      );
    }
    const mail = { agent_id: sample.agentId, content_sealed: bytes('waiting'), created_at: long };
    const { id } = await database.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
    const payload = JSON.stringify({ mailId: id });
    await database.insertInto('jobs').values({ kind: 'mail.send', lane: 'mail', key: 'waiting', payload }).execute();
    await upkeep({ database, kind: 'postgres' }, retention, clock.now());

    const kept = await database.selectFrom('jobs').select('kind').where('key', 'in', kinds).execute();
    expect(kept).toHaveLength(kinds.length);
    expect(await database.selectFrom('mails').select('id').where('id', '=', id).execute()).toHaveLength(1);
  });
});

describeOnBothDatabases('an endorsement that was saved and never submitted', (openDatabase) => {
  test('is deleted with its history two years after its last save; a submitted one is never deleted', async () => {
    const { server, policy } = await startWithPolicy({ openDatabase });
    const { database, clock } = server;
    const request = requestOfChanges([add(1)]);
    const draft = { uuid: '', version: 0, policyUuid: policy.policyUuid, request };
    const { conservationUuid: saved } = await policy.agent.ask(saveEndorsementDraft, draft);
    const { conservationUuid: gone } = await policy.agent.ask(saveEndorsementDraft, draft);
    await policy.agent.ask(deleteTempConservation, { id: gone });
    const sent = await submitted(policy, request);
    const kept = async () => {
      const found = await database
        .selectFrom('endorsements')
        .leftJoin('endorsement_events', 'endorsement_events.endorsement_id', 'endorsements.id')
        .select(['uuid', 'endorsement_events.reason'])
        .orderBy('endorsement_events.id')
        .execute();
      return found.map(({ uuid, reason }) => `${uuid} ${reason}`);
    };
    const before = await kept();

    await upkeep({ database, kind: 'postgres' }, retention, new Date(clock.now().getTime() + 729 * dayMs));
    expect(await kept()).toEqual(before);
    await upkeep({ database, kind: 'postgres' }, retention, new Date(clock.now().getTime() + 731 * dayMs));
    expect(await kept()).toEqual([`${sent} saved`, `${sent} submitted`]);
    expect(before).toHaveLength(5);
    expect(before[0]).toBe(`${saved} saved`);
    await expect(database.deleteFrom('endorsements').execute()).rejects.toThrow('append-only');
    await expect(database.deleteFrom('endorsement_events').execute()).rejects.toThrow('append-only');
    await server.close();
  });
});

test('the guide lists every table, and no other', () => {
  const page = readFileSync(new URL('../../stories/guide/Retention.mdx', import.meta.url), 'utf8').replaceAll(
    / +/g,
    ' ',
  );
  const told: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(retention).map(([table, rule]) => {
      if (rule.fate === 'deleted') return [table, `deleted by the daily upkeep | ${rule.after}`];
      return [table, rule.fate === 'tidied' ? `tidied | ${rule.by}` : `stays | ${rule.why}`];
    }),
  );

  const rowsOfPage = Array.from(page.matchAll(/^\| `(\w+)` \| (.+) \|$/gm), ([, table, words]) => [table, words]);
  expect(rowsOfPage).toEqual(Object.entries(told));
});

/**
 * The guide's texts about how long the files of each folder are kept. The tests of `unusedFiles`, `desk/unnamedFiles`
 * and `leftovers` check that the texts are right.
 */
const unlessUsed = '30 days after the upload, unless an order or unfinished work has it';
const fileRetention: Readonly<Record<string, string>> = {
  'group/': unlessUsed,
  'invoice/': unlessUsed,
  'audit/': unlessUsed,
  'productDocuments/': '30 days after the upload, unless a version or a draft of a product names it',
  'logos/': '30 days after the upload, unless a version of a brand names it',
  'incoming/': '1 day after the upload began: it broke off, or the server was stopped meanwhile',
};

test('the guide lists every folder of the store, and no other', () => {
  const page = readFileSync(new URL('../../stories/guide/Retention.mdx', import.meta.url), 'utf8').replaceAll(
    / +/g,
    ' ',
  );
  const rowsOfPage = Array.from(page.matchAll(/^\| `(\w+\/)` \| (.+) \|$/gm), ([, folder, words]) => [folder, words]);
  expect(rowsOfPage).toEqual(Object.entries(fileRetention));
  const written = [...Object.keys(purposes), productDocumentFolder, logoFolder, incomingName];
  expect(Object.keys(fileRetention)).toEqual(written.map((folder) => `${folder}/`));
});
