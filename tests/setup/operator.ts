import type { Operator } from '../../app/server/operators/operatorAction.ts';

/** The operator whose name is recorded when tests set up users, rights and invitations. */
export const operator: Operator = { name: 'tests', reason: 'a test needs it' };
