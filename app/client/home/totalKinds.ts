import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { MonthTotals } from '@tuanbao/library/domain/user/monthTotals';

import type { TotalsMessages } from './totals.messages.ts';

/** Totals of a month that can be shown as a chart. */
export const totalKinds = ['premium', 'policies', 'renewals', 'commission'] as const;
export type TotalKind = (typeof totalKinds)[number];

/** Returns a total as a number: money in yuan, or a count. */
export function valueOf(kind: TotalKind, { premiumFen, policies, renewals, commissionFen }: MonthTotals): number {
  if (kind === 'premium') return premiumFen / 100;
  if (kind === 'commission') return (commissionFen ?? 0) / 100;
  return kind === 'policies' ? policies : renewals;
}

/** Returns a total without abbreviation, with its unit. */
export function totalText(kind: TotalKind, month: MonthTotals, words: TotalsMessages): string {
  if (kind === 'premium') return words.money(yuanOf(month.premiumFen));
  if (kind === 'commission') return words.money(yuanOf(month.commissionFen ?? 0));
  return words.count(valueOf(kind, month));
}

/** Returns year and month of a text `YYYY-MM`. */
export function partsOfMonth(text: string): readonly [year: number, month: number] {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return [year, month];
}
