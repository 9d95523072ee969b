import type { StateMachine } from '../machine/stateMachine.ts';

/** State of a request to end a policy early (退保). The order itself moves to `surrendered` (700) on acceptance. */
export type SurrenderState = 'applied' | 'accepted' | 'rejected';

/** Reasons of a transition. */
export type SurrenderMoveReason = 'submitted' | 'accepted' | 'rejected' | 'insurerEnded';

/** Sets of surrender states that rules speak of. */
export type SurrenderStateSet = 'awaitsDecision';

/** The machine of a surrender. A rejected one may be followed by another. */
export const surrenderMachine: StateMachine<SurrenderState, SurrenderMoveReason, SurrenderStateSet> = {
  states: ['applied', 'accepted', 'rejected'],
  transitions: [
    { from: null, to: 'applied', reason: 'submitted' },
    { from: 'applied', to: 'accepted', reason: 'accepted' },
    { from: 'applied', to: 'rejected', reason: 'rejected' },
    { from: null, to: 'accepted', reason: 'insurerEnded' },
  ],
  sets: {
    /** The insurer decides next. */
    awaitsDecision: ['applied'],
  },
};
