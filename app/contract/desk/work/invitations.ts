import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskInvitationWires as Wires } from './invitations.schema.ts';

const permission = 'invitations.make';

/**
 * Returns a page of invitations to products that are sold by invitation only. The invitations that expire last come
 * first.
 */
export const invitations = deskCall('GET', '/api/desk/work/invitations', {
  summary: 'Invitations and their state',
  permission,
  request: asIs<Wires['invitations']['request']>(),
  response: asIs<Wires['invitations']['response']>(),
});

/** Returns the products that are ordered in this app and sold by invitation only. */
export const productsByInvitation = deskCall('GET', '/api/desk/work/productsByInvitation', {
  summary: 'Products that are sold by invitation only',
  permission,
  request: asIs<Wires['productsByInvitation']['request']>(),
  response: asIs<Wires['productsByInvitation']['response']>(),
});

/** Makes an invitation that one agent can redeem. Returns its link. */
export const makeInvitation = deskCall('POST', '/api/desk/work/invitations', {
  summary: 'Make an invitation',
  permission,
  request: asIs<Wires['makeInvitation']['request']>(),
  response: asIs<Wires['makeInvitation']['response']>(),
});

/** Withdraws an invitation that no agent has redeemed. Its link stops working. */
export const withdrawInvitation = deskCall('POST', '/api/desk/work/invitations/:id/withdraw', {
  summary: 'Withdraw an invitation',
  permission,
  request: asIs<Wires['withdrawInvitation']['request']>(),
  response: asIs<Wires['withdrawInvitation']['response']>(),
});
