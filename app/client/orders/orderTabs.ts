import { type OrderStatus, orderStatuses } from '@tuanbao/library/domain/order/orderStatus';

/** The tabs of the order list: what an agent looks for, each a set of states. */
export const orderTabs = {
  all: [],
  reviewing: ['pendingConfirmation', 'pendingReview', 'manualReview', 'materialsRejected'],
  toPay: ['awaitingPayment', 'transferPending'],
  underwriting: ['underwriting', 'issuing'],
  insured: ['insured', 'insuredMaterialsDue'],
  refunds: ['failed', 'refunding', 'refunded', 'refundSucceeded', 'surrendered'],
  ended: ['closed', 'invalid'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

export type OrderTab = keyof typeof orderTabs;

export const orderTabNames = Object.keys(orderTabs) as readonly OrderTab[];

/** The tab of a word from an address; `all` for anything else. */
export const orderTabOf = (word: string | null): OrderTab => orderTabNames.find((name) => name === word) ?? 'all';

/** The states under a tab. */
export const statesUnder = (tab: OrderTab): readonly OrderStatus[] => (tab === 'all' ? orderStatuses : orderTabs[tab]);

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
