import type { StateMachine } from '../machine/stateMachine.ts';

/**
 * State of an order that operators handle outside the system (线下订单). `waiting`: no operator handles it yet. `taken`: an
 * operator handles it. `quoted`: the agent has a quote. `prepared`: an operator has prepared an order for the agent.
 * `closed`: the operators have stopped handling it.
 */
export type OfflineOrderState = 'waiting' | 'taken' | 'quoted' | 'prepared' | 'closed';

/** Reasons why the state of an offline order changes. */
export type OfflineOrderReason = 'handedIn' | 'changed' | 'taken' | 'givenBack' | 'quoted' | 'prepared' | 'closed';

/** Names of the sets of states. Rules about offline orders use these sets. */
export type OfflineOrderStateSet = 'waits' | 'answerable';

/**
 * The state machine of an offline order. If the agent changes the content of an order that is quoted, prepared or
 * closed, the operators must handle the order again.
 */
export const offlineOrderMachine: StateMachine<OfflineOrderState, OfflineOrderReason, OfflineOrderStateSet> = {
  states: ['waiting', 'taken', 'quoted', 'prepared', 'closed'],
  transitions: [
    { from: null, to: 'waiting', reason: 'handedIn' },
    { from: 'waiting', to: 'waiting', reason: 'changed' },
    { from: 'taken', to: 'taken', reason: 'changed' },
    { from: 'quoted', to: 'taken', reason: 'changed' },
    { from: 'prepared', to: 'waiting', reason: 'changed' },
    { from: 'closed', to: 'waiting', reason: 'changed' },
    { from: 'waiting', to: 'taken', reason: 'taken' },
    // In the next two transitions, another operator takes over the order.
    { from: 'taken', to: 'taken', reason: 'taken' },
    { from: 'quoted', to: 'quoted', reason: 'taken' },
    { from: 'taken', to: 'waiting', reason: 'givenBack' },
    { from: 'taken', to: 'quoted', reason: 'quoted' },
    { from: 'quoted', to: 'quoted', reason: 'quoted' },
    { from: 'taken', to: 'prepared', reason: 'prepared' },
    { from: 'quoted', to: 'prepared', reason: 'prepared' },
    { from: 'taken', to: 'closed', reason: 'closed' },
    { from: 'quoted', to: 'closed', reason: 'closed' },
  ],
  sets: {
    /** An operator must take the order or answer the agent. */
    waits: ['waiting', 'taken'],
    /** The operator who has taken the order can answer the agent. */
    answerable: ['taken', 'quoted'],
  },
};
