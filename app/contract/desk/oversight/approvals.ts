import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { ApprovalWires as Wires } from './approvals.schema.ts';

/**
 * Returns a page of requests for approval, newest first. A kind of request that the operator may neither make nor
 * decide is left out.
 */
export const listApprovals = deskCall('GET', '/api/desk/oversight/approvals', {
  summary: 'Requests for approval',
  permission: 'approvals.see',
  request: asIs<Wires['listApprovals']['request']>(),
  response: asIs<Wires['listApprovals']['response']>(),
});

/**
 * Approves or rejects a request of another operator. An approved request is carried out immediately. If an invitation
 * or a new welcome link was approved, the response has the link, which is returned only once; otherwise `link` is
 * empty.
 */
export const decideApproval = deskCall('POST', '/api/desk/oversight/decideApproval', {
  summary: 'Approve or reject a request',
  permission: 'approvals.see',
  request: asIs<Wires['decideApproval']['request']>(),
  response: asIs<Wires['decideApproval']['response']>(),
});

/** Withdraws a waiting request that the operator made. */
export const withdrawApproval = deskCall('POST', '/api/desk/oversight/withdrawApproval', {
  summary: 'Withdraw a request of the operator',
  permission: 'approvals.see',
  request: asIs<Wires['withdrawApproval']['request']>(),
  response: asIs<Wires['withdrawApproval']['response']>(),
});

/**
 * Asks a second operator to approve the refund of a paid order whose policy isn't issued yet. After the approval, the
 * whole payment is refunded, and the order ends. The agent sees `note`.
 */
export const askRefund = deskCall('POST', '/api/desk/oversight/askRefund', {
  summary: 'Ask a second operator for the refund of an order',
  permission: 'refunds.ask',
  request: asIs<Wires['askRefund']['request']>(),
  response: asIs<Wires['askRefund']['response']>(),
});
