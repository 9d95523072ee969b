import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { finishEndorsementTransfer, lockedDueTransfer, type RefundKind } from './refundRepository.ts';
import { noteRefunded } from './service.ts';
import { noteSurrenderTransfer } from './surrenderRefunds.ts';

/**
 * Records that an operator has sent a refund by bank transfer. Returns false when the refund didn't wait for a bank
 * transfer; recording it again changes nothing. @throws Refusal 900404 when the id isn't a uuid
 */
export async function noteTransferBack(services: Services, kind: RefundKind, id: string): Promise<boolean> {
  const { database, clock } = services;
  if (!isUuid(id)) throw notFound();
  return database.transaction().execute(async (tx) => {
    const at = clock.now();
    if (kind === 'endorsement') return finishEndorsementTransfer(tx, id, at);
    if (kind === 'surrender') return noteSurrenderTransfer(tx, id, at);
    const due = await lockedDueTransfer(tx, id);
    if (due) await noteRefunded(tx, due.id, at);
    return due !== undefined;
  });
}
