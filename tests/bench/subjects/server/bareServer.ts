// A plain server, which uses only Fastify and pg. It answers three requests with the same statements as ours, in the
// same process model, and checks nothing. A server that does less than this can't do what ours does, so the CPU time of
// ours is compared with it.

import { createCipheriv, createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto';

import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';

/** The SQL statements that the requests send to the database. */
const statements = {
  begin: 'begin',
  role: `select set_config('role', 'tuanbao_agent', true), set_config('tuanbao.agent_id', $1, true)`,
  counts: 'select status, count(*)::int as total from orders where orders.agent_id = $1 group by status',
  page: `with part as (
      select orders.id, row_number() over () as place from (
        select orders.id from orders where orders.agent_id = $1 order by orders.id desc, orders.id desc limit $2 offset $3
      ) orders
    )
    select orders.id, sn, product_id, product_name, insurer_name, group_name, status, total_fen, heads,
      start_date, end_date, created_at, policy_sn
    from part join orders on orders.id = part.id order by part.place`,
  standing: `select order_id as "orderId", roster_version as "rosterVersion", effective_date::text as "effectiveDate",
      net_fen as "netFen", heads_after as "headsAfter", (
        select min((at at time zone 'Asia/Shanghai')::date)::text from order_events
        where order_events.order_id = endorsements.order_id and to_status = 'surrendered'
      ) as "surrenderedOn"
    from endorsements
    where order_id in (select value::bigint from jsonb_array_elements_text($1::jsonb)) and roster_version is not null`,
  commit: 'commit',
  session: `select agents.* from sessions join agents on agents.id = sessions.agent_id
    where token_hash = $1 and expires_at > now()`,
  submitted: 'select sn, status, request_index from orders where agent_id = $1 and submission_id = $2',
  events: `insert into order_events (order_id, from_status, to_status, reason, "by", at, note)
    values ($1, null, 'underwriting', 'submitted', 'agent', now(), ''),
      ($1, 'underwriting', 'awaitingPayment', 'accepted', 'insurer', now(), '') returning id`,
  persons: `insert into insured_persons (
      order_id, position, key, scheme_id, name_sealed, name_index, id_type, id_no_sealed, id_no_index, sex, birthday_sealed,
      occupation_code, occupation_name, occupation_class, social_security, since_version
    )
    select $1::bigint, position, key, scheme_id, decode(name, 'base64'), decode(name_index, 'base64'), id_type,
      decode(id_no, 'base64'), decode(id_no_index, 'base64'), sex, decode(birthday, 'base64'), occupation_code,
      occupation_name, occupation_class, '', 0
    from jsonb_to_recordset($2::jsonb) as person (
      position int, key bigint, scheme_id text, name text, name_index text, id_type text, id_no text, id_no_index text,
      sex text, birthday text, occupation_code text, occupation_name text, occupation_class text
    )`,
};

const key = createSecretKey(randomBytes(32));

/** Encrypts a text in the shortest way that Node offers. Personal data are never stored unencrypted. */
function sealed(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

const indexed = (text: string) => createHmac('sha256', key).update(text).digest('base64');

/** The fields of a person that the submission sends and the database stores. */
interface WirePerson {
  readonly key: number;
  readonly productCombId: string;
  readonly insuredName: string;
  readonly insuredIdType: string;
  readonly insuredIdNo: string;
  readonly insuredSex: string;
  readonly birthDay: string;
  readonly occupationCode: string;
  readonly occupationDesc: string;
  readonly occupationType: string;
}

const storedPerson = (person: WirePerson, position: number) => ({
  position,
  key: person.key,
  scheme_id: person.productCombId,
  name: sealed(person.insuredName),
  name_index: indexed(person.insuredName),
  id_type: person.insuredIdType,
  id_no: sealed(person.insuredIdNo),
  id_no_index: indexed(person.insuredIdNo),
  sex: person.insuredSex,
  birthday: sealed(person.birthDay),
  occupation_code: person.occupationCode,
  occupation_name: person.occupationDesc,
  occupation_class: person.occupationType,
});

/** Body of a submission, as far as the plain server reads it. */
interface SubmissionBody {
  readonly orderInfo: { readonly personInfoList: readonly WirePerson[] };
}

/**
 * Statement that copies an order of the agent under a new number. The columns are read from the database, so that a new
 * column needs no change here.
 */
async function copyStatement(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'orders' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ column_name: name }) => name);
  const values = columns.map((name) => (name === 'sn' || name === 'submission_id' ? '$2' : name));
  return `insert into orders (${columns.join(', ')}) select ${values.join(', ')} from orders
    where id = (select min(id) from orders where agent_id = $1) returning id`;
}

/** Creates the plain server. Its routes are `/list`, `/premium` and `/submit`. */
export async function bareServer(url: string, agentId: string, pageSize: number) {
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {}); // The server ends before the last connection, which causes an error.
  const copy = await copyStatement(pool);
  const session = () => pool.query(statements.session, [Buffer.alloc(32)]);
  const inTransaction = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      await client.query(statements.begin);
      await client.query(statements.role, [agentId]);
      const result = await work(client);
      await client.query(statements.commit);
      return result;
    } finally {
      client.release();
    }
  };

  const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  app.get('/list', async () => {
    await session();
    return inTransaction(async (client) => {
      const counts = await client.query(statements.counts, [agentId]);
      const page = await client.query<{ id: string }>(statements.page, [agentId, pageSize, 0]);
      await client.query(statements.standing, [JSON.stringify(page.rows.map(({ id }) => Number(id)))]);
      return { counts: counts.rows, orders: page.rows };
    });
  });
  app.post('/premium', async ({ body }) => {
    await session();
    return { fields: Object.keys(Object(body)) };
  });
  app.post<{ Body: SubmissionBody }>('/submit', async ({ body }) => {
    await session();
    const number = randomUUID();
    await inTransaction((client) => client.query(statements.submitted, [agentId, number]));
    const persons = JSON.stringify(body.orderInfo.personInfoList.map(storedPerson));
    return inTransaction(async (client) => {
      const { rows } = await client.query<{ id: string }>(copy, [agentId, number]);
      const id = rows[0]?.id;
      await client.query(statements.events, [id]);
      await client.query(statements.persons, [id, persons]);
      return { orderSn: number };
    });
  });
  return { app, close: () => pool.end() };
}
