import type { Operator } from '../../app/server/operators/operatorAction.ts';

/** The operator who prepares users, rights and invitations in tests. */
export const operator: Operator = { name: 'tests', reason: 'a test needs it' };
