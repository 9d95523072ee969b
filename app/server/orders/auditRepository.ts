import type { DatabaseTransaction } from '../tables/database.ts';

/** Records that an agent saw the data of one person unmasked. Rows of this table can only be inserted, not changed. */
export async function noteReveal(
  tx: DatabaseTransaction,
  look: {
    readonly agentId: string;
    readonly orderId: number;
    readonly personKey: number;
    readonly rosterVersion: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      agent_id: look.agentId,
      action: 'revealPerson',
      order_id: look.orderId,
      subject: `person ${look.personKey}${look.rosterVersion === 0 ? '' : ` of roster ${look.rosterVersion}`}`,
      at: look.at,
    })
    .execute();
}

/** Records that an agent saw the whole roster of an order unmasked. */
export async function noteRosterLook(
  tx: DatabaseTransaction,
  look: { readonly agentId: string; readonly orderId: number; readonly version: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      agent_id: look.agentId,
      action: 'openRoster',
      order_id: look.orderId,
      subject: `roster ${look.version}`,
      at: look.at,
    })
    .execute();
}

/** Records that an agent received personal data of an order unmasked, to copy them to a new order. */
export async function noteCopy(
  tx: DatabaseTransaction,
  copy: { readonly agentId: string; readonly orderId: number; readonly subject: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ agent_id: copy.agentId, action: 'copyOrder', order_id: copy.orderId, subject: copy.subject, at: copy.at })
    .execute();
}

/**
 * Records that an agent saw persons of an endorsement unmasked: the persons of one change, or all persons in the PDF
 * that lists the changes.
 */
export async function noteEndorsementLook(
  tx: DatabaseTransaction,
  look: { readonly agentId: string; readonly orderId: number; readonly subject: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      agent_id: look.agentId,
      action: 'revealChange',
      order_id: look.orderId,
      subject: look.subject,
      at: look.at,
    })
    .execute();
}
