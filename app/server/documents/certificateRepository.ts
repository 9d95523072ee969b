import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** The cover of a person for which a certificate is issued. */
interface CertifiedCover {
  readonly key: number;
  /** Version of the roster in which the cover starts. */
  readonly sinceVersion: number;
}

const idOf = ({ key, sinceVersion }: CertifiedCover) => `${key} ${sinceVersion}`;

/**
 * Returns the codes of the certificates for these covers, in the order of the covers. A cover without a code gets one
 * at its first certificate, and keeps it for all later certificates.
 */
export async function certificateCodes(
  tx: DatabaseTransaction,
  orderId: number,
  covers: readonly CertifiedCover[],
  at: Date,
): Promise<readonly string[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(covers)}::jsonb) as given (key bigint, "sinceVersion" int)`;
  await sql`
    insert into person_certificates (order_id, person_key, since_version, first_issued_at)
    select ${orderId}::bigint, key, "sinceVersion", ${at} from ${given}
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<CertifiedCover & { readonly code: string }>`
    select code, key, "sinceVersion" from ${given}
    join person_certificates on order_id = ${orderId} and person_key = key and since_version = "sinceVersion"`.execute(
    tx,
  );
  const codes = new Map(rows.map((row) => [idOf(row), row.code]));
  return covers.map((cover) => codes.get(idOf(cover)) ?? '');
}

/**
 * Returns the certificate with this code, and its policy, for the public check page; undefined if there is no such
 * certificate.
 */
export async function checkedCertificateOf(database: Database | DatabaseTransaction, code: string) {
  return database
    .selectFrom('person_certificates')
    .innerJoin('orders', 'orders.id', 'person_certificates.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .select(['person_key', 'since_version', 'policies.sn', 'orders.id', 'insurer_name', 'product_name', 'group_name'])
    .select(['product_id', 'product_version', 'start_date', 'end_date', 'status'])
    .where('code', '=', code)
    .executeTakeFirst();
}
