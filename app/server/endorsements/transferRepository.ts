import type { DatabaseTransaction } from '../tables/database.ts';

/** Returns the agent's encrypted report of a bank transfer for an endorsement; undefined when there is no report. */
export async function statedTransferOf(
  tx: DatabaseTransaction,
  endorsementId: number,
): Promise<Uint8Array | undefined> {
  const stated = await tx
    .selectFrom('endorsement_transfers')
    .select('content_sealed')
    .where('endorsement_id', '=', endorsementId)
    .executeTakeFirst();
  return stated?.content_sealed;
}

/** Number of the agent's latest report of a bank transfer for an endorsement; undefined when there is no report. */
export async function transferVersionOf(tx: DatabaseTransaction, endorsementId: number): Promise<number | undefined> {
  const stated = await tx
    .selectFrom('endorsement_transfers')
    .select('version')
    .where('endorsement_id', '=', endorsementId)
    .executeTakeFirst();
  return stated?.version;
}

/**
 * Stores the bank transfer that the agent reports for an endorsement. If the agent has reported a transfer before, the
 * new report replaces that report.
 */
export async function writeStatedTransfer(
  tx: DatabaseTransaction,
  endorsementId: number,
  contentSealed: Uint8Array,
  at: Date,
): Promise<void> {
  const sealed = { content_sealed: contentSealed, claimed_at: at };
  await tx
    .insertInto('endorsement_transfers')
    .values({ endorsement_id: endorsementId, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('endorsement_id')
        .doUpdateSet((row) => ({ ...sealed, version: row('endorsement_transfers.version', '+', 1) })),
    )
    .execute();
}
