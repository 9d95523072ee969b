import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { orderStatuses } from '@tuanbao/library/domain/order/orderMachine';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import { daysOfPeriod, figurePeriodProblems } from '../../../contract/desk/figures/figurePeriod.ts';
import type { FigureRow, FigureSums, listFigures } from '../../../contract/desk/figures/figures.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { agencyNames, type FigureFacts, type FigureFilter, factsOf, inForceOf, mediansOf } from './figureRepository.ts';

type Numbers = Omit<FigureFacts, 'key'> & { readonly policies: number };

const none: Numbers = {
  name: '',
  premium_fen: 0,
  submitted: 0,
  paid: 0,
  issued: 0,
  quotations: 0,
  with_policy: 0,
  endorsements: 0,
  endorsement_fen: 0,
  policies: 0,
};

const sumsOf = (numbers: Numbers): FigureSums => ({
  premium: yuanOf(numbers.premium_fen),
  submittedOrders: numbers.submitted,
  paidOrders: numbers.paid,
  issuedPolicies: numbers.issued,
  policiesInForce: numbers.policies,
  quotations: numbers.quotations,
  quotationsWithPolicy: numbers.with_policy,
  endorsements: numbers.endorsements,
  endorsementPremium: yuanOf(numbers.endorsement_fen),
});

const added = (one: Numbers, other: Numbers): Numbers => ({
  name: '',
  premium_fen: one.premium_fen + other.premium_fen,
  submitted: one.submitted + other.submitted,
  paid: one.paid + other.paid,
  issued: one.issued + other.issued,
  quotations: one.quotations + other.quotations,
  with_policy: one.with_policy + other.with_policy,
  endorsements: one.endorsements + other.endorsements,
  endorsement_fen: one.endorsement_fen + other.endorsement_fen,
  policies: one.policies + other.policies,
});

/** The filter of a request. @throws Refusal 006004 when the period ends before it begins or has more than 366 days */
function filterOf({ from, until, grouping, productId, host }: RequestOf<typeof listFigures>): FigureFilter {
  const [problem] = figurePeriodProblems({ from, until });
  if (problem) throw operatorRefused(problem);
  return {
    from,
    until,
    since: shanghaiStartOf(from),
    before: shanghaiStartOf(plusDays(until, 1)),
    grouping,
    productId,
    host: host === 'platform' ? '' : host,
  };
}

/**
 * Returns the keys in the order of the table: the days of the period, or the products or agencies in descending order
 * of premium.
 */
function keysOf({ grouping, from, until }: FigureFilter, numbers: ReadonlyMap<string, Numbers>): readonly string[] {
  if (grouping === 'day') {
    return Array.from({ length: daysOfPeriod({ from, until }) }, (_, index) => plusDays(from, index));
  }
  const premiumOf = (key: string) => numbers.get(key)?.premium_fen ?? 0;
  return [...numbers.keys()].toSorted((one, other) => premiumOf(other) - premiumOf(one) || one.localeCompare(other));
}

/**
 * Returns the figures of a period by day, product or agency. @throws Refusal 006004 when the period ends before it
 * begins or has more than 366 days
 */
export async function figuresOf(
  { catalogue }: Pick<Services, 'catalogue'>,
  tx: DatabaseTransaction,
  request: RequestOf<typeof listFigures>,
): Promise<ResponseOf<typeof listFigures>> {
  const filter = filterOf(request);
  const isByDay = filter.grouping === 'day';
  const numbers = new Map<string, Numbers>();
  for (const { key, ...facts } of await factsOf(tx, filter)) numbers.set(key, { ...none, ...facts });
  for (const { key, name, policies } of await inForceOf(tx, filter)) {
    numbers.set(key, { ...(numbers.get(key) ?? none), name, policies });
  }
  const { grouping, productId, host } = filter;
  const agencies = await agencyNames(tx);
  const all = [...numbers.values()].reduce(added, none);
  const medians = new Map((await mediansOf(tx, filter)).map((median) => [median.status, median]));
  const rows = keysOf(filter, numbers).map((key): FigureRow => {
    const found = numbers.get(key) ?? none;
    const name = grouping === 'agency' ? (agencies.get(key) ?? '') : found.name;
    return { key, name, ...sumsOf(found) };
  });
  return {
    productName: productId === undefined ? '' : (catalogue.productOf(productId)?.name ?? productId),
    agencyName: host ? (agencies.get(host) ?? host) : '',
    total: sumsOf(isByDay ? { ...all, policies: numbers.get(filter.until)?.policies ?? 0 } : all),
    rows,
    times: orderStatuses.flatMap((status) => {
      const median = medians.get(status);
      return median ? [{ status, orders: median.orders, medianSeconds: median.seconds }] : [];
    }),
  };
}
