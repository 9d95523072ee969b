import { type EndorsementState, isPaymentDue } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { materialProblems, type UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';

import type { AgentIdentity } from '../calls/identity.ts';
import { replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { closeEndorsementPayments } from '../payments/endorsementPaymentRepository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { move, orRefuse } from '../services/moves.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { isInTime } from './payment.ts';
import { policyOf } from './policyOf.ts';
import { refundPayments } from './refunds.ts';
import { refuseProblems } from './refusals.ts';
import { endorsementOf } from './repository.ts';
import { lockEndorsement } from './statusRepository.ts';

/** An endorsement and its new state after a transition. */
export interface MovedEndorsement {
  readonly uuid: string;
  readonly state: EndorsementState;
}

/** File kind under which the materials of this endorsement are stored. */
export const materialsKindOf = (uuid: string): string => `endorsement.${uuid}`;

/** Returns the refusal of an agent's action that isn't possible in the endorsement's state. */
export const notMovable = (): Refusal => refused('endorsementNotMovable');

/**
 * Submits the materials of an endorsement, for the first time or after a rejection. Afterwards the endorsement waits
 * for its payment. If no payment is due, it waits for the review.
 * @throws Refusal 900404 when the agent has no such endorsement; 006004 when a material is missing, a file isn't
 * accepted, the effective day isn't after today, or the endorsement doesn't wait for materials
 */
export async function sendMaterials(
  services: Services,
  agent: AgentIdentity,
  { uuid, materials }: { readonly uuid: string; readonly materials: readonly UploadedMaterial[] },
): Promise<MovedEndorsement> {
  const { database, clock } = services;
  await asAgent(database, agent.id, (tx) => endorsementOf(tx, agent.id, uuid));
  const addresses = materials.flatMap(({ files }) => files);
  const fileIds = (await claimedFiles(services, agent.id, addresses)).map(({ id }) => id);
  return orRefuse(
    asAgent(database, agent.id, async (tx) => {
      const { id, order_id: orderId } = await endorsementOf(tx, agent.id, uuid);
      const endorsement = await lockEndorsement(tx, id);
      const { rule } = await policyOf(services, tx, { orderId });
      if (!isInTime(endorsement, clock.today())) throw refusedForGood('effectiveDatePassed');
      refuseProblems(materialProblems(materials, rule ?? { materials: [] }));
      const at = clock.now();
      if (endorsement.state === 'rejected') {
        await move(tx, endorsementMoves, id, { reason: 'materialsAgain', by: 'agent', at });
      }
      const isDue = isPaymentDue(endorsement.net_fen, endorsement.paid_fen);
      const reason = isDue ? 'materialsInPaymentDue' : 'materialsIn';
      const changed = { materials: JSON.stringify(materials), note: '' };
      const state = await move(tx, endorsementMoves, id, { reason, by: 'agent', at }, changed);
      await replaceOrderFiles(tx, orderId, materialsKindOf(uuid), [...new Set(fileIds)], at);
      return { uuid, state };
    }),
    notMovable,
  );
}

/**
 * Sends the agent's answer to a question that the insurer asked in the review.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when there is no open question
 */
export const answerReview = (
  { database, clock }: Services,
  agent: AgentIdentity,
  { uuid, answer }: { readonly uuid: string; readonly answer: string },
): Promise<MovedEndorsement> =>
  orRefuse(
    asAgent(database, agent.id, async (tx) => {
      const { id } = await endorsementOf(tx, agent.id, uuid);
      const answered = { reason: 'answered', by: 'agent', at: clock.now(), note: answer } as const;
      return { uuid, state: await move(tx, endorsementMoves, id, answered, { note: '' }) };
    }),
    notMovable,
  );

/**
 * Cancels an endorsement and refunds its payments.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when it is a draft, in review or has ended
 */
export async function closeEndorsement(
  { database, clock, wakeWorker }: Services,
  agent: AgentIdentity,
  uuid: string,
): Promise<MovedEndorsement> {
  const { id } = await asAgent(database, agent.id, (tx) => endorsementOf(tx, agent.id, uuid));
  const at = clock.now();
  const state = await orRefuse(
    database.transaction().execute(async (tx) => {
      const closed = await move(tx, endorsementMoves, id, { reason: 'closed', by: 'agent', at });
      await closeEndorsementPayments(tx, id);
      await refundPayments(tx, id, at);
      return closed;
    }),
    notMovable,
  );
  wakeWorker();
  return { uuid, state };
}
