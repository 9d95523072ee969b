import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import type { MonthTotals } from '@tuanbao/library/domain/user/monthTotals';

import { asIs, call, type Codec } from './call.ts';
import type { MonthTotalsWires, MonthWire } from './monthTotals.schema.ts';

const monthCodec: Codec<MonthTotals, MonthWire> = {
  toWire: ({ month, premiumFen, policies, renewals, commissionFen }) => ({
    month,
    premium: yuanOf(premiumFen),
    policyNum: policies,
    renewalNum: renewals,
    ...(commissionFen !== null && { commission: yuanOf(commissionFen) }),
  }),
  fromWire: ({ month, premium, policyNum, renewalNum, commission }) => ({
    month,
    premiumFen: fenOf(premium),
    policies: policyNum,
    renewals: renewalNum,
    commissionFen: commission === undefined ? null : fenOf(commission),
  }),
};

/**
 * Returns the totals of the caller's policies for the last 6 months, including the current month, oldest first. The
 * commission is left out if the caller may not see it.
 */
export const monthTotals = call('GET', '/api/own/monthTotals', {
  summary: "The caller's policies by month",
  request: asIs<MonthTotalsWires['monthTotals']['request']>(),
  response: {
    toWire: (months: readonly MonthTotals[]): MonthTotalsWires['monthTotals']['response'] => ({
      list: months.map((month) => monthCodec.toWire(month)),
    }),
    fromWire: ({ list }: MonthTotalsWires['monthTotals']['response']): readonly MonthTotals[] =>
      list.map((month) => monthCodec.fromWire(month)),
  },
});
