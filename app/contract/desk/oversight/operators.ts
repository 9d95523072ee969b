import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { OperatorWires as Wires } from './operators.schema.ts';

/**
 * Returns a page of the operators. Operators with a disabled account come last. Both groups are sorted by user name.
 */
export const listOperators = deskCall('GET', '/api/desk/oversight/operators', {
  summary: 'Operators of the platform',
  permission: 'operators.change',
  request: asIs<Wires['listOperators']['request']>(),
  response: asIs<Wires['listOperators']['response']>(),
});

/**
 * Invites an operator. The response has the welcome link. If the roles allow the operator to decide requests of other
 * operators, a second administrator has to approve first, and that administrator gets the link.
 */
export const inviteOperator = deskCall('POST', '/api/desk/oversight/inviteOperator', {
  summary: 'Invite an operator',
  permission: 'operators.change',
  request: asIs<Wires['inviteOperator']['request']>(),
  response: asIs<Wires['inviteOperator']['response']>(),
});

/**
 * Makes a new welcome link for an operator who has lost the password or the authenticator. If that operator can decide
 * requests of other operators, a second administrator has to approve first, and that administrator gets the link.
 */
export const renewWelcome = deskCall('POST', '/api/desk/oversight/renewWelcome', {
  summary: 'Make a new welcome link for an operator',
  permission: 'operators.change',
  request: asIs<Wires['renewWelcome']['request']>(),
  response: asIs<Wires['renewWelcome']['response']>(),
});

/**
 * Disables an operator's account and ends its sessions. Refused for the caller's own account and the last
 * administrator.
 */
export const disableOperator = deskCall('POST', '/api/desk/oversight/disableOperator', {
  summary: 'Disable an operator',
  permission: 'operators.change',
  request: asIs<Wires['disableOperator']['request']>(),
  response: asIs<Wires['disableOperator']['response']>(),
});

/** Enables a disabled account again, with its password and second factor. */
export const enableOperator = deskCall('POST', '/api/desk/oversight/enableOperator', {
  summary: 'Enable an operator',
  permission: 'operators.change',
  request: asIs<Wires['enableOperator']['request']>(),
  response: asIs<Wires['enableOperator']['response']>(),
});

/** Ends all sessions of an operator. */
export const signOutOperator = deskCall('POST', '/api/desk/oversight/signOutOperator', {
  summary: 'Sign an operator out everywhere',
  permission: 'operators.change',
  request: asIs<Wires['signOutOperator']['request']>(),
  response: asIs<Wires['signOutOperator']['response']>(),
});

/** Asks a second administrator to approve a change of the roles of an operator. */
export const askRoles = deskCall('POST', '/api/desk/oversight/askRoles', {
  summary: 'Ask for a change of roles',
  permission: 'operators.change',
  request: asIs<Wires['askRoles']['request']>(),
  response: asIs<Wires['askRoles']['response']>(),
});
