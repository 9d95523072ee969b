import type { DatabaseTransaction } from '../tables/database.ts';

/** Records that an agent saw one person unmasked. The table allows only inserts. */
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

/** Records that an agent saw a whole roster. */
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

/** Records that personal data of an order were sent unmasked. */
export async function noteCopy(
  tx: DatabaseTransaction,
  copy: { readonly agentId: string; readonly orderId: number; readonly subject: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ agent_id: copy.agentId, action: 'copyOrder', order_id: copy.orderId, subject: copy.subject, at: copy.at })
    .execute();
}
