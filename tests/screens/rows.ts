import { sql } from 'kysely';

import { policyRoster, submitEndorsement } from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium, conservationSettings } from '../../app/contract/endorsements.ts';
import { saveQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import type { Database } from '../../app/server/tables/database.ts';
import { openEmbedded } from '../../app/server/tables/openDatabase.ts';
import { add, remove, requestOfChanges } from '../setup/endorsedPolicy.ts';
import { ask, signedIn } from '../setup/remoteAgent.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';
import { groupNames, longDraft } from './drafts.ts';
import type { Place } from './place.ts';
import type { Screen } from './routes.ts';
import { type Asking, issued, productOf } from './seed.ts';

/** Numbers of rows for which lists and rosters are checked. */
export const rowCounts = [0, 1, 30, 10_000] as const;

/** Mobile number of the demo agent whose lists get more rows. All other checks use another demo agent. */
const mobile = '13900139000';
const usual = '80140';
const [groupName = ''] = groupNames;

/** The names of the copied records' groups start with these texts and end with `company`. */
const copiedNames = ['杭州云栖', '宁波海曙', '苏州工业园', '成都锦江', '武汉光谷'];
const company = '有限公司';

/** Returns the columns that are copied when a row is copied. Generated columns and the id are left out. */
async function copiedColumns(database: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'id'
    order by ordinal_position`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Inserts `count` copies of the oldest row of a table. The oldest row is a record with one person; copies of a record
 * with 10,000 persons would fill the disk. `changed` contains the columns that differ in each copy, as SQL expressions
 * with the number `n` of the copy.
 */
async function copyOldest(
  database: Database,
  table: 'orders' | 'drafts' | 'quotations' | 'endorsements',
  count: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await copiedColumns(database, table);
  const order = table === 'orders' || table === 'endorsements' ? 'id' : table === 'drafts' ? 'saved_at' : 'created_at';
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => (changed[column] ? sql.raw(changed[column]) : sql.ref(column))))}
    from (select * from ${sql.table(table)} order by ${sql.ref(order)} limit 1) oldest, generate_series(1, ${count}::int) n
  `.execute(database);
}

/** Copies records of the agent until each list has `count` rows. Each copied endorsement belongs to a copied order. */
async function fillLists(dataDir: string, count: number, existing: number): Promise<void> {
  const { database, close } = await openEmbedded(dataDir);
  const copies = count - existing - 1;
  const name = `(array[${copiedNames.map((each) => `'${each}'`).join()}])[1 + n % 5] || n || '${company}'`;
  try {
    await copyOldest(database, 'drafts', copies, { group_name: name, saved_at: `saved_at + n * interval '1 minute'` });
    await copyOldest(database, 'quotations', copies, {
      sn: `'BJ' || lpad((${count} * 10 + n)::text, 12, '0')`,
      group_name: name,
      created_at: `created_at + n * interval '1 minute'`,
    });
    await copyOldest(database, 'orders', copies, {
      sn: `'GL' || lpad((${count} * 10 + n)::text, 14, '0')`,
      submission_id: `'copy ' || ${count} || ' ' || n`,
      group_name: name,
      policy_sn: `'P' || lpad((${count} * 10 + n)::text, 12, '0')`,
      total_fen: 'total_fen + n',
    });
    await sql`
      insert into policies (order_id, sn, issued_at)
      select id, policy_sn, created_at from orders where policy_sn is not null
        and not exists (select from policies where policies.order_id = orders.id)`.execute(database);
    await copyOldest(database, 'endorsements', copies, {
      uuid: 'gen_random_uuid()',
      sn: `'BQ' || lpad((${count} * 10 + n)::text, 12, '0')`,
      submission_id: `'copy ' || ${count} || ' ' || n`,
      order_id: `(select id from orders where sn = 'GL' || lpad((${count} * 10 + n)::text, 14, '0'))`,
    });
  } finally {
    await close();
  }
}

/** Creates records of the agent with the calls of the app. The draft and the order have `count` persons. */
async function write(asking: Asking, count: number) {
  const draft = await withUploadedMaterials({ ask: asking }, longDraft(productOf(usual), groupName, count));
  const { id } = await asking(saveDraft, { id: '', version: 0, draft });
  await asking(saveQuotation, longDraft(productOf(usual), groupName));
  const orderSn = await issued(asking, draft);
  const { policyUuid } = await asking(conservationSettings, { policyUuid: orderSn });
  const { persons } = await asking(policyRoster, { policyUuid });
  const [leaving, ...others] = persons;
  if (persons.length !== count || !leaving)
    throw new Error(`the policy insures ${persons.length} persons instead of ${count}`);
  const request = requestOfChanges([add(1), ...(others.length > 0 ? [remove(leaving)] : [])]);
  const { netFen, mark } = await asking(calcConservationPremium, { policyUuid, request });
  const submission = { submissionId: crypto.randomUUID(), draftUuid: '', policyUuid, request, netFen, mark };
  await asking(submitEndorsement, submission);
  return { draftId: id, orderSn };
}

const lists = [
  ['entry', '/entry'],
  ['order-list', '/orderList'],
  ['order-table', '/orderList?view=table&size=100'],
  ['unfinish-list', '/unfinishList'],
  ['unfinish-table', '/unfinishList?view=table&size=100'],
  ['history-quote', '/history-quote'],
  ['history-quote-table', '/history-quote?view=table&size=100'],
  ['preservation-list', '/preservation-list'],
  ['preservation-table', '/preservation-list?view=table&size=100'],
  ['initiate-preservation', '/initiate-preservation'],
] as const;

/** A text of the start page that is also shown in the customer view, which has no worklist. */
const startText = '款产品';

/** For each list, a text that is shown when the list is empty. */
const emptyTexts: Readonly<Record<string, string>> = {
  'order-list': '还没有订单',
  'order-table': '还没有订单',
  'unfinish-list': '没有未完成的订单',
  'unfinish-table': '没有未完成的订单',
  'history-quote': '还没有报价',
  'history-quote-table': '还没有报价',
  'preservation-list': '还没有保全记录',
  'preservation-table': '还没有保全记录',
  'initiate-preservation': '没有可以发起保全的保单',
};

/** Returns the screens to check: all lists, and screens that show a record with `count` persons. */
function screensWith(count: number, records: { readonly draftId: string; readonly orderSn: string } | null) {
  const screen = (name: string, path: string, shows: string): Screen => ({
    name: `rows-${count}-${name}`,
    route: `${count} rows`,
    path,
    viewer: 'agent',
    shows,
  });
  const textIn = (name: string) => (records ? '有限' : (emptyTexts[name] ?? ''));
  const ofLists = lists.map(([name, path]) => screen(name, path, name === 'entry' ? startText : textIn(name)));
  if (!records) return [...ofLists, screen('write', `/write/${usual}`, '添加一行')];
  const total = `共 ${count.toLocaleString('en-US')} 人`;
  return [
    ...ofLists,
    screen('write', `/writeByUnfinish/${usual}/${records.draftId}`, total),
    screen('confirm', `/orderConfirm/${usual}?unfinishId=${records.draftId}`, '我已阅读'),
    screen('order', `/orderDetail/${records.orderSn}`, '当前状况'),
    screen('order-persons', `/orderDetail/${records.orderSn}?tab=persons`, '已隐藏'),
    screen('renewal', `/renewal/${records.orderSn}`, '生成续保草稿'),
    screen('preservation-step-1', `/initiate-preservation?policy=${records.orderSn}`, '选择保全类型'),
  ];
}

/** Screens of the agent whose lists grow, and the cookie of the agent. */
export interface RowScreens {
  readonly cookie: string;
  readonly screens: readonly Screen[];
}

/**
 * Signs in the agent whose lists grow. Returns a function that adds records until each list has the given number of
 * rows.
 */
export async function growingAgent(place: Place): Promise<(count: number) => Promise<RowScreens>> {
  const cookie = await signedIn(place.url(), mobile);
  const asking: Asking = async (call, request) => (await ask(place.url(), call, request, cookie)).data;
  let existing = 0;
  return async (count) => {
    const records = count === 0 ? null : await write(asking, count);
    if (count - existing > 1) await place.whileStopped((dataDir) => fillLists(dataDir, count, existing));
    existing = count;
    return { cookie, screens: screensWith(count, records) };
  };
}
