import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskTransferWires as Wires } from './transfers.schema.ts';

const permission = 'transfers.match';

/** Returns a page of corporate transfers that agents reported and whose money isn't found yet, the oldest first. */
export const transfersToMatch = deskCall('GET', '/api/desk/work/transfers', {
  summary: 'Reported transfers that wait to be matched',
  permission,
  request: asIs<Wires['transfersToMatch']['request']>(),
  response: asIs<Wires['transfersToMatch']['response']>(),
});

/** Returns a reported transfer with the payer's account and the vouchers. */
export const transferToMatch = deskCall('GET', '/api/desk/work/transfers/:kind/:id', {
  summary: 'A reported transfer with its vouchers',
  permission,
  request: asIs<Wires['transferToMatch']['request']>(),
  response: asIs<Wires['transferToMatch']['response']>(),
});

/** Confirms that the money of a reported transfer has arrived. The order or endorsement is then paid. */
export const confirmTransfer = deskCall('POST', '/api/desk/work/transfers/:kind/:id/confirm', {
  summary: 'Confirm that a transfer has arrived',
  permission,
  request: asIs<Wires['confirmTransfer']['request']>(),
  response: asIs<Wires['confirmTransfer']['response']>(),
});

/**
 * Rejects a reported transfer whose money wasn't found, with a message to the agent. The agent can pay or report again.
 */
export const rejectTransfer = deskCall('POST', '/api/desk/work/transfers/:kind/:id/reject', {
  summary: 'Reject a reported transfer',
  permission,
  request: asIs<Wires['rejectTransfer']['request']>(),
  response: asIs<Wires['rejectTransfer']['response']>(),
});
