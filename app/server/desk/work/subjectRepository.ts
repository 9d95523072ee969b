import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import { type RawBuilder, sql } from 'kysely';

import type { InsurerWorkKind } from '../../../contract/desk/work/waiting.schema.ts';
import { materialsKindOf } from '../../endorsements/handling.ts';
import { materialKind } from '../../orders/materialsOfOrder.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

interface Head {
  /** Number of an order, or uuid of an endorsement, surrender or invoice. */
  readonly id: string;
  readonly row_id: number;
  readonly order_id: number;
  readonly reference: string;
  readonly order_sn: string;
  readonly product_id: string;
  /** Version of the product that was sold. */
  readonly product_version: number;
  readonly group_name: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly agent_name: string;
  readonly amount_fen: number;
  readonly effective_date: string | null;
}

export interface OrderSubject extends Head {
  readonly kind: 'order';
  readonly state: OrderStatus;
}

export interface EndorsementSubject extends Head {
  readonly kind: 'endorsement';
  readonly state: EndorsementState;
  readonly review: ReviewProcess;
  readonly paid_fen: number;
  readonly materials: readonly UploadedMaterial[];
}

interface SurrenderSubject extends Head {
  readonly kind: 'surrender';
  readonly state: SurrenderState;
}

export interface InvoiceSubject extends Head {
  readonly kind: 'invoice';
  readonly state: InvoiceStatus;
  readonly invoice_type: InvoiceType;
}

/**
 * An order, endorsement, surrender or invoice about which an operator records a decision. It may belong to any agent.
 */
export type DecidedSubject = OrderSubject | EndorsementSubject | SurrenderSubject | InvoiceSubject;

const order = sql`o.product_id, o.product_version, o.group_name, o.product_name, o.insurer_name, o.sn as order_sn,
  o.id as order_id, a.name as agent_name`;

const agent = sql`join agents a on a.id = o.agent_id`;

/** For each kind of subject, the query that loads a subject by its id. */
const queries: Readonly<Record<InsurerWorkKind, (id: string) => RawBuilder<DecidedSubject>>> = {
  order: (id) => sql`
    select 'order' as kind, o.sn as id, o.id as row_id, o.sn as reference, ${order}, o.status as state,
      o.total_fen as amount_fen, null as effective_date
    from orders o ${agent} where o.sn = ${id}`,
  endorsement: (id) => sql`
    select 'endorsement' as kind, e.uuid::text as id, e.id as row_id, e.sn as reference, ${order}, e.state,
      e.net_fen as amount_fen, e.effective_date::text as effective_date, e.review, e.paid_fen, e.materials
    from endorsements e join orders o on o.id = e.order_id ${agent}
    where e.uuid = ${id}::uuid and e.submission_id is not null`,
  surrender: (id) => sql`
    select 'surrender' as kind, s.uuid::text as id, s.id as row_id, o.sn as reference, ${order}, s.state,
      s.unused_fen - s.fee_fen as amount_fen, s.effective_date::text as effective_date
    from surrenders s join orders o on o.id = s.order_id ${agent} where s.uuid = ${id}::uuid`,
  invoice: (id) => sql`
    select 'invoice' as kind, i.uuid::text as id, i.id as row_id, coalesce(e.sn, o.sn) as reference, ${order},
      i.status as state, i.amount_fen, null as effective_date, i.type as invoice_type
    from invoices i join orders o on o.id = i.order_id left join endorsements e on e.id = i.endorsement_id ${agent}
    where i.uuid = ${id}::uuid`,
};

/** Returns the subject of a kind with this id; undefined if it doesn't exist. */
export async function subjectOf(
  tx: DatabaseTransaction,
  { kind, id }: { readonly kind: InsurerWorkKind; readonly id: string },
): Promise<DecidedSubject | undefined> {
  if (kind !== 'order' && !isUuid(id)) return undefined;
  const { rows } = await queries[kind](id).execute(tx);
  return rows[0];
}

const historyOf: Readonly<Record<InsurerWorkKind, { readonly table: string; readonly key: string }>> = {
  order: { table: 'order_events', key: 'order_id' },
  endorsement: { table: 'endorsement_events', key: 'endorsement_id' },
  surrender: { table: 'surrender_events', key: 'surrender_id' },
  invoice: { table: 'invoice_events', key: 'invoice_id' },
};

/** Returns the LIKE pattern for the kinds of files that belong to a subject; empty for a subject without files. */
const filesOf = ({ kind, id }: Pick<DecidedSubject, 'id' | 'kind'>): string => {
  if (kind === 'order') return `${materialKind('')}%`;
  return kind === 'endorsement' ? materialsKindOf(id) : '';
};

/** Returns the version of a subject, a text that changes with each event and each file of the subject. */
export async function versionOf(
  tx: DatabaseTransaction,
  subject: Pick<DecidedSubject, 'id' | 'kind' | 'order_id' | 'row_id'>,
): Promise<string> {
  const { table, key } = historyOf[subject.kind];
  const { rows } = await sql<{ event: string; files: string }>`
    select (select coalesce(max(v.id), 0)::text from ${sql.table(table)} v where v.${sql.ref(key)} = ${subject.row_id})
        as event,
      (
        select md5(coalesce(string_agg(f.kind || ' ' || f.file_id::text, ',' order by f.kind, f.position), ''))
        from order_files f where f.order_id = ${subject.order_id} and f.kind like ${filesOf(subject)}
      ) as files`.execute(tx);
  return rows.map(({ event, files }) => `${event}-${files}`).join('');
}

/** Returns the last note in the history of a subject; empty if there is no note. */
export async function lastWordsOf(
  tx: DatabaseTransaction,
  { kind, row_id: rowId }: Pick<DecidedSubject, 'kind' | 'row_id'>,
): Promise<string> {
  const { table, key } = historyOf[kind];
  const { rows } = await sql<{ note: string }>`
    select v.note from ${sql.table(table)} v where v.${sql.ref(key)} = ${rowId} and v.note <> ''
    order by v.id desc limit 1`.execute(tx);
  return rows[0]?.note ?? '';
}
