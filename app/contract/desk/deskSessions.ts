import { asIs, call } from '../call.ts';
import { deskCall } from './deskCall.ts';
import type { DeskSessionWires } from './deskSessions.schema.ts';

/**
 * Signs an operator in with user name, password and the six digits of the authenticator. The refusal is the same for a
 * wrong user name, password or code. From the fifth failed attempt on, the operator has to wait before the next
 * attempt. Each further failure doubles the wait, up to one hour.
 */
export const signInToDesk = call('POST', '/api/desk/signIn', {
  summary: 'Sign in to the desk with password and second factor',
  access: 'public',
  request: asIs<DeskSessionWires['signInToDesk']['request']>(),
  response: asIs<DeskSessionWires['signInToDesk']['response']>(),
});

/**
 * Returns the operator of a welcome link, and the secret of the second factor: as text, and as the address that an
 * authenticator scans. The link is valid for 24 hours, but only until it is used or replaced by a new link.
 */
export const openWelcome = call('POST', '/api/desk/openWelcome', {
  summary: 'Open the welcome link of a new operator',
  access: 'public',
  request: asIs<DeskSessionWires['openWelcome']['request']>(),
  response: asIs<DeskSessionWires['openWelcome']['response']>(),
});

/** Sets the password of the operator who got a welcome link, confirms the second factor, and signs the operator in. */
export const acceptWelcome = call('POST', '/api/desk/acceptWelcome', {
  summary: 'Set password and second factor of a new operator',
  access: 'public',
  request: asIs<DeskSessionWires['acceptWelcome']['request']>(),
  response: asIs<DeskSessionWires['acceptWelcome']['response']>(),
});

/** Returns the operator who is signed in, with the roles and permissions of this operator. */
export const currentOperator = deskCall('GET', '/api/desk/operator', {
  summary: 'The operator who is signed in',
  permission: null,
  request: asIs<DeskSessionWires['currentOperator']['request']>(),
  response: asIs<DeskSessionWires['currentOperator']['response']>(),
});

/** Ends the session of the operator. */
export const signOutOfDesk = deskCall('POST', '/api/desk/signOut', {
  summary: 'Sign out of the desk',
  permission: null,
  request: asIs<DeskSessionWires['signOutOfDesk']['request']>(),
  response: asIs<DeskSessionWires['signOutOfDesk']['response']>(),
});
