import type { StateMachine } from '../machine/stateMachine.ts';

/**
 * State of a request to end a policy early (退保). When the request is accepted, the order itself becomes `surrendered`
 * (700).
 */
export type SurrenderState = 'applied' | 'accepted' | 'rejected';

/** Reasons why the state of a surrender changes. */
export type SurrenderMoveReason = 'submitted' | 'accepted' | 'rejected' | 'insurerEnded';

/** Names of the sets of states. Rules about surrenders use these sets. */
export type SurrenderStateSet = 'awaitsDecision';

/** The state machine of a surrender. After a rejection, the agent may submit another request. */
export const surrenderMachine: StateMachine<SurrenderState, SurrenderMoveReason, SurrenderStateSet> = {
  states: ['applied', 'accepted', 'rejected'],
  transitions: [
    { from: null, to: 'applied', reason: 'submitted' },
    { from: 'applied', to: 'accepted', reason: 'accepted' },
    { from: 'applied', to: 'rejected', reason: 'rejected' },
    { from: null, to: 'accepted', reason: 'insurerEnded' },
  ],
  sets: {
    /** The insurer must decide about the surrender. */
    awaitsDecision: ['applied'],
  },
};
