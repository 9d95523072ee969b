import type { Operator } from '../../app/server/operations/operatorAction.ts';

/** Who prepares users, rights and invitations for a test. */
export const operator: Operator = { name: 'tests', reason: 'a test needs it' };
