import { orderMachine, type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';

/**
 * Tabs of the order list, each with the states of its orders: a set of states of the order machine. The empty list of
 * `all` means all states.
 */
export const orderTabs = {
  all: [],
  reviewing: orderMachine.sets.inReview,
  toPay: orderMachine.sets.toPay,
  underwriting: orderMachine.sets.awaitsPolicy,
  insured: orderMachine.sets.inForce,
  refunds: orderMachine.sets.refunds,
  ended: orderMachine.sets.ended,
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

export type OrderTab = keyof typeof orderTabs;

export const orderTabNames = Object.keys(orderTabs) as readonly OrderTab[];

/** Returns the tab that a query value of an address names. If the value is unknown, returns `all`. */
export const orderTabOf = (word: string | null): OrderTab => orderTabNames.find((name) => name === word) ?? 'all';

/** Returns the states of the orders in a tab. */
export const statesUnder = (tab: OrderTab): readonly OrderStatus[] => (tab === 'all' ? orderStatuses : orderTabs[tab]);

/**
 * Returns the states that have the same label as the given state, including this state. For example, the specification
 * labels the states 100 and 210 as 承保中. In the filter, one option selects all states with the same label.
 */
export const statesLabelledAs = (state: OrderStatus): readonly OrderStatus[] => {
  const labels = orderStatusMessages['zh-CN'];
  return orderStatuses.filter((other) => labels[other] === labels[state]);
};

/**
 * Returns the states that are options of the filter in a tab. If several states have the same label, only the first of
 * them is an option.
 */
export const stateChoicesUnder = (tab: OrderTab): readonly OrderStatus[] =>
  statesUnder(tab).filter((state) => statesLabelledAs(state)[0] === state);

/** Returns the tab that contains a state; `all` if no other tab contains the state. */
export const tabOfState = (state: OrderStatus): OrderTab =>
  orderTabNames.find((name) => name !== 'all' && statesUnder(name).includes(state)) ?? 'all';

/** Returns the number of orders in a tab, from the number of orders in each state. */
export function countUnder(tab: OrderTab, counts: Readonly<Partial<Record<OrderStatus, number>>>): number {
  const statuses: ReadonlySet<string> = new Set(orderTabs[tab]);
  return Object.entries(counts)
    .filter(([status]) => statuses.size === 0 || statuses.has(status))
    .reduce((sum, [, count]) => sum + count, 0);
}
