import { orderMachine, type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';

/** Tabs of the order list. Each stands for a purpose of the agent and is a set of states. */
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

/** Returns the tab of a word in an address; `all` for an unknown word. */
export const orderTabOf = (word: string | null): OrderTab => orderTabNames.find((name) => name === word) ?? 'all';

/** Returns the states of a tab. */
export const statesUnder = (tab: OrderTab): readonly OrderStatus[] => (tab === 'all' ? orderStatuses : orderTabs[tab]);

/**
 * Returns the states with the same label (the specification labels both 100 and 210 as 承保中). One option of the filter
 * stands for all of them.
 */
export const statesLabelledAs = (state: OrderStatus): readonly OrderStatus[] => {
  const labels = orderStatusMessages['zh-CN'];
  return orderStatuses.filter((other) => labels[other] === labels[state]);
};

/** Returns the options of the filter in a tab. Of states with the same label only the first is an option. */
export const stateChoicesUnder = (tab: OrderTab): readonly OrderStatus[] =>
  statesUnder(tab).filter((state) => statesLabelledAs(state)[0] === state);

/** Returns the tab that contains a state. */
export const tabOfState = (state: OrderStatus): OrderTab =>
  orderTabNames.find((name) => name !== 'all' && statesUnder(name).includes(state)) ?? 'all';

/** Returns the number of orders in a tab. */
export function countUnder(tab: OrderTab, counts: Readonly<Partial<Record<OrderStatus, number>>>): number {
  const statuses: ReadonlySet<string> = new Set(orderTabs[tab]);
  return Object.entries(counts)
    .filter(([status]) => statuses.size === 0 || statuses.has(status))
    .reduce((sum, [, count]) => sum + count, 0);
}
