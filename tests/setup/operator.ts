import type { Operator } from '../../app/server/operations/operatorAction.ts';

/** The operator who prepares users, rights and invitations in tests. */
export const operator: Operator = { name: 'tests', reason: 'a test needs it' };
