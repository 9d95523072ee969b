import type { InsurerWorkKind } from '../../../contract/desk/work/waiting.schema.ts';
import { lockOrder } from '../../orders/repository.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import type { BeforeDeciding } from '../../services/beforeDeciding.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { type DecidedSubject, subjectOf, versionOf } from './subjectRepository.ts';

/** Identifies an order, endorsement, surrender or invoice. */
export interface SubjectKey {
  readonly kind: InsurerWorkKind;
  readonly id: string;
}

/** A subject, in the version that the operator saw. */
export interface SeenSubject extends SubjectKey {
  readonly version: string;
}

/** Returns the subject with this key. @throws Refusal 900404 when the subject doesn't exist */
export async function knownSubject(tx: DatabaseTransaction, key: SubjectKey): Promise<DecidedSubject> {
  const subject = await subjectOf(tx, key);
  if (!subject) throw notFound();
  return subject;
}

/** Returns the fields that the pages of all kinds of subjects show. */
export const headOf = (subject: DecidedSubject, version: string) => ({
  id: subject.id,
  reference: subject.reference,
  orderSn: subject.order_sn,
  groupName: subject.group_name,
  productName: subject.product_name,
  insurerName: subject.insurer_name,
  agentName: subject.agent_name,
  state: subject.state,
  version,
});

/**
 * Refuses a decision if its subject has changed since the operator saw it.
 * @throws Refusal 900404 when the subject doesn't exist; the refusal that `refusal` returns when the subject has
 * changed
 */
export const refuseChanged =
  ({ version, ...key }: SeenSubject, refusal: () => Refusal): BeforeDeciding =>
  async (tx) => {
    const subject = await knownSubject(tx, key);
    await lockOrder(tx, subject.order_id);
    if ((await versionOf(tx, subject)) !== version) throw refusal();
  };
