import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskWaitingWires as Wires } from './waiting.schema.ts';

/**
 * Returns a page of refunds that haven't been sent, oldest first. The page includes the refunds that an operator
 * requested and that wait for the approval of a second operator.
 */
export const pendingRefunds = deskCall('GET', '/api/desk/work/refunds', {
  summary: 'Refunds that have not been sent',
  permission: 'refunds.ask',
  request: asIs<Wires['pendingRefunds']['request']>(),
  response: asIs<Wires['pendingRefunds']['response']>(),
});

/** Records that a refund was sent by a bank transfer, outside the system. */
export const noteRefundSent = deskCall('POST', '/api/desk/work/refunds/:kind/:id/sent', {
  summary: 'Record that a refund was sent by a bank transfer',
  permission: 'refunds.approve',
  request: asIs<Wires['noteRefundSent']['request']>(),
  response: asIs<Wires['noteRefundSent']['response']>(),
});

/** Returns a page of orders and endorsements whose materials an operator has to check, the oldest first. */
export const materialsToCheck = deskCall('GET', '/api/desk/work/materials', {
  summary: 'Orders and endorsements whose materials are checked',
  permission: 'materials.check',
  request: asIs<Wires['materialsToCheck']['request']>(),
  response: asIs<Wires['materialsToCheck']['response']>(),
});

/**
 * Returns a page of orders, endorsements, surrenders and invoices that wait for a decision of the insurer, the oldest
 * first.
 */
export const insurerWork = deskCall('GET', '/api/desk/work/insurerWork', {
  summary: 'Business that waits for a decision of the insurer',
  permission: 'insurerWork.decide',
  request: asIs<Wires['insurerWork']['request']>(),
  response: asIs<Wires['insurerWork']['response']>(),
});
