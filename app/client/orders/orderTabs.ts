import { orderMachine, type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';

/** The tabs of the order list: what an agent looks for, each a set of states. */
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

/** The tab of a word from an address; `all` for anything else. */
export const orderTabOf = (word: string | null): OrderTab => orderTabNames.find((name) => name === word) ?? 'all';

/** The states under a tab. */
export const statesUnder = (tab: OrderTab): readonly OrderStatus[] => (tab === 'all' ? orderStatuses : orderTabs[tab]);

/** States that the specification labels alike (100 and 210 are both 承保中): one choice of the filter stands for all of them. */
export const statesLabelledAs = (state: OrderStatus): readonly OrderStatus[] => {
  const labels = orderStatusMessages['zh-CN'];
  return orderStatuses.filter((other) => labels[other] === labels[state]);
};

/** Choices of the filter under a tab: of states that are labelled alike the first one. */
export const stateChoicesUnder = (tab: OrderTab): readonly OrderStatus[] =>
  statesUnder(tab).filter((state) => statesLabelledAs(state)[0] === state);

/** The tab that a state stands under. */
export const tabOfState = (state: OrderStatus): OrderTab =>
  orderTabNames.find((name) => name !== 'all' && statesUnder(name).includes(state)) ?? 'all';

/** Orders under a tab. */
export function countUnder(tab: OrderTab, counts: Readonly<Partial<Record<OrderStatus, number>>>): number {
  const statuses: ReadonlySet<string> = new Set(orderTabs[tab]);
  return Object.entries(counts)
    .filter(([status]) => statuses.size === 0 || statuses.has(status))
    .reduce((sum, [, count]) => sum + count, 0);
}
