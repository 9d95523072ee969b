import { type Selectable, sql } from 'kysely';

import type { AgentIdentity } from '../calls/identity.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** Number of recent sign-in codes for one mobile number and, in `addressLastHour`, for one client address. */
export interface CodeCounts {
  readonly lastMinute: number;
  readonly lastHour: number;
  readonly lastDay: number;
  readonly addressLastHour: number;
}

export interface NewLoginCode {
  readonly mobileIndex: Uint8Array;
  readonly addressIndex: Uint8Array;
  readonly loginType: string;
  readonly codeIndex: Uint8Array;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Greatest number of attempts to enter a code. After these attempts, even the correct code isn't accepted. */
const maxAttempts = 5;

const identityColumns = [
  'agents.id',
  'agents.name',
  'agents.logo',
  'agents.tier',
  'agencies.name as agency_name',
  'agents.is_pro_price_show',
  'agents.setting_plan',
  'agents.partner_host',
  'agents.app_id',
  'agents.open_id',
  'agents.is_broker',
  'agents.is_real_name',
  'agents.shows_commission',
] as const;

interface IdentityRow extends Pick<
  Selectable<Tables['agents']>,
  | 'id'
  | 'name'
  | 'logo'
  | 'tier'
  | 'is_pro_price_show'
  | 'setting_plan'
  | 'partner_host'
  | 'app_id'
  | 'open_id'
  | 'is_broker'
  | 'is_real_name'
  | 'shows_commission'
> {
  /** Name of the agency to which the user belongs; null for an agent of the platform. */
  readonly agency_name: string | null;
}

/**
 * Query for users whose account isn't disabled, each with the agency of the user's host. Sign-in, codes and tickets use
 * this query, so a disabled user can't sign in.
 */
const usersOf = (database: Database | DatabaseTransaction) =>
  database
    .selectFrom('agents')
    .leftJoin('agencies', 'agencies.host', 'agents.partner_host')
    .where('agents.disabled_at', 'is', null);

const identityOf = (row: IdentityRow): AgentIdentity => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  tier: row.tier,
  agencyName: row.agency_name ?? '',
  isProPriceShow: row.is_pro_price_show,
  settingPlan: row.setting_plan,
  partnerHost: row.partner_host,
  appId: row.app_id,
  openId: row.open_id,
  isBroker: row.is_broker,
  isRealName: row.is_real_name,
  showsCommission: row.shows_commission,
});

/**
 * Locks mobile numbers, user names or client addresses until the transaction ends. `indexes` contains their blind
 * indexes. Without the locks, parallel requests could together exceed a limit.
 */
export async function lockForCodes(tx: DatabaseTransaction, indexes: readonly Uint8Array[]): Promise<void> {
  const keys = indexes.map((index) => Buffer.from(index).readBigInt64BE(0)).toSorted((a, b) => (a < b ? -1 : 1));
  for (const key of keys) await sql`select pg_advisory_xact_lock(${String(key)}::bigint)`.execute(tx);
}

export async function codeCounts(
  tx: DatabaseTransaction,
  { mobileIndex, addressIndex, now }: { mobileIndex: Uint8Array; addressIndex: Uint8Array; now: Date },
): Promise<CodeCounts> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const { rows } = await sql<CodeCounts>`
    select
      count(*) filter (where mobile_index = ${mobileIndex} and sent_at > ${ago(1)})::int as "lastMinute",
      count(*) filter (where mobile_index = ${mobileIndex} and sent_at > ${ago(60)})::int as "lastHour",
      count(*) filter (where mobile_index = ${mobileIndex})::int as "lastDay",
      count(*) filter (where address_index = ${addressIndex} and sent_at > ${ago(60)})::int as "addressLastHour"
    from login_codes
    where sent_at > ${ago(24 * 60)} and (mobile_index = ${mobileIndex} or address_index = ${addressIndex})`.execute(tx);
  return rows[0] ?? { lastMinute: 0, lastHour: 0, lastDay: 0, addressLastHour: 0 };
}

export async function addCode(tx: DatabaseTransaction, code: NewLoginCode): Promise<number> {
  const { id } = await tx
    .insertInto('login_codes')
    .values({
      mobile_index: code.mobileIndex,
      address_index: code.addressIndex,
      login_type: code.loginType,
      code_index: code.codeIndex,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts an attempt to enter a code for a mobile number. Returns the data of the newest code that was requested for the
 * number and this type of sign-in. If there is no such code, or if it is used, expired or was tried too often, counts
 * nothing and returns undefined.
 */
export async function countTry(
  database: Database,
  { mobileIndex, loginType, now }: { mobileIndex: Uint8Array; loginType: string; now: Date },
): Promise<{ id: number; code_index: Uint8Array } | undefined> {
  return database
    .updateTable('login_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('login_codes')
        .select('id')
        .where('mobile_index', '=', mobileIndex)
        .where('login_type', '=', loginType)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('attempts', '<', maxAttempts)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'code_index'])
    .executeTakeFirst();
}

/** Marks a code as used. Returns false when a parallel request has used it first. */
export async function useCode(tx: DatabaseTransaction, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('login_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * The user with this mobile number on this host; undefined if there is none, or if the account is disabled. The same
 * person can be an agent of the platform and also a user of a partner.
 */
export async function agentByMobile(
  database: Database | DatabaseTransaction,
  mobileIndex: Uint8Array,
  partnerHost: string,
): Promise<AgentIdentity | undefined> {
  const row = await usersOf(database)
    .select(identityColumns)
    .where('mobile_index', '=', mobileIndex)
    .where('partner_host', '=', partnerHost)
    .executeTakeFirst();
  return row && identityOf(row);
}

/** Stores the mobile number with which a user signed in, unless the user already has a stored number. */
export async function noteMobile(tx: DatabaseTransaction, agentId: string, mobileSealed: Uint8Array): Promise<void> {
  await sql`update agents set mobile_sealed = ${mobileSealed} where id = ${agentId} and mobile_sealed is null`.execute(
    tx,
  );
}

/** The partner's user with this name, and the hash of the password (or null). Undefined if none is enabled. */
export async function partnerUserByName(
  database: Database | DatabaseTransaction,
  partnerHost: string,
  userNameIndex: Uint8Array,
): Promise<{ user: AgentIdentity; passwordHash: string | null } | undefined> {
  const row = await usersOf(database)
    .select([...identityColumns, 'agents.password_hash'])
    .where('partner_host', '=', partnerHost)
    .where('user_name_index', '=', userNameIndex)
    .executeTakeFirst();
  return row && { user: identityOf(row), passwordHash: row.password_hash };
}

export async function agentById(
  database: Database | DatabaseTransaction,
  id: string,
): Promise<AgentIdentity | undefined> {
  const row = await usersOf(database).select(identityColumns).where('agents.id', '=', id).executeTakeFirst();
  return row && identityOf(row);
}

export async function addSession(
  tx: Database | DatabaseTransaction,
  session: { tokenHash: Uint8Array; agentId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<', session.now).execute();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      agent_id: session.agentId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/**
 * Query that finds the user of a session. It is raw SQL, because building it for each request would take longer than
 * sending it.
 */
const ofSession = sql.raw(
  `select ${identityColumns.join(', ')}
  from sessions join agents on agents.id = sessions.agent_id
  left join agencies on agencies.host = agents.partner_host
  where agents.disabled_at is null and token_hash = `,
);

export async function agentOfSession(
  database: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<AgentIdentity | undefined> {
  const { rows } = await sql<IdentityRow>`${ofSession}${tokenHash} and expires_at > ${now}`.execute(database);
  return rows[0] && identityOf(rows[0]);
}
