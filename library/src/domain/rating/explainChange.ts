import { Big } from 'big.js';

import type { Fen } from '../money/fen.ts';
import { toCents } from '../money/rounding.ts';
import type { PriceChangeReason, PriceMove } from './priceChangeReason.ts';
import type { Quote } from './quotation.ts';
import { schemeMoves } from './schemeMoves.ts';
import { tracedSchemesOf } from './tracedUnits.ts';

/** A cause of a price change, with its effect on the total. */
export type PriceChangeCause = PriceChangeReason & {
  /**
   * Effect of the cause on the total, in fen. It is above 0 when the cause raises the price. The effects of all causes
   * add up to the difference.
   */
  readonly effectFen: Fen;
};

/** The difference between an earlier and a later price, with its causes. */
export interface PriceChange {
  /** Later price minus earlier price, in fen. It is above 0 when the price rises. */
  readonly differenceFen: Fen;
  readonly causes: readonly PriceChangeCause[];
}

const orderWide = ['period', 'discount', 'quantity'] as const;

/**
 * Joins causes of the same kind that concern the whole order. `moves` contains such a cause once for each scheme, so
 * the effects are added up.
 */
function joined(moves: readonly PriceMove[]): readonly PriceMove[] {
  const own = moves.filter(({ reason }) => !orderWide.some((kind) => kind === reason.kind));
  const common = orderWide.flatMap((kind) => {
    const same = moves.filter(({ reason }) => reason.kind === kind);
    const [first] = same;
    return first ? [{ reason: first.reason, yuan: same.reduce((sum, { yuan }) => sum.plus(yuan), new Big(0)) }] : [];
  });
  return [...own, ...common];
}

function movesBetween(before: Quote, after: Quote): readonly PriceMove[] {
  const [old, now] = [tracedSchemesOf(before), tracedSchemesOf(after)];
  const tiers = { from: before.discount.reached, to: after.discount.reached };
  const moves: PriceMove[] = [];
  for (const [schemeId, scheme] of now) {
    const earlier = old.get(schemeId);
    if (earlier) moves.push(...schemeMoves(schemeId, earlier, scheme, tiers));
    else moves.push({ reason: { kind: 'schemeAdded', schemeId }, yuan: scheme.premium });
  }
  for (const [schemeId, scheme] of old) {
    if (!now.has(schemeId)) {
      moves.push({ reason: { kind: 'schemeRemoved', schemeId }, yuan: scheme.premium.times(-1) });
    }
  }
  return [...joined(moves), { reason: { kind: 'surcharge' }, yuan: surchargeOf(after).minus(surchargeOf(before)) }];
}

const surchargeOf = (quote: Quote) =>
  (quote.surcharges ?? []).reduce((sum, { premium }) => sum.plus(premium), new Big(0));

const fenOfExact = (yuan: Big): Fen => Number(toCents(yuan).times(100).toFixed(0));

const exactTotalOf = (quote: Quote) =>
  quote.schemes.reduce(
    (sum, scheme) => (scheme.status === 'priced' ? sum.plus(scheme.premium) : sum),
    surchargeOf(quote),
  );

/**
 * Explains the difference between two totals by its causes. The causes are applied one after the other, in the order of
 * the calculation, so their effects add up exactly to the difference. Message packs contain the texts of the causes.
 * Null when a quote has no total, or when both totals are equal.
 */
export function explainChange(before: Quote, after: Quote): PriceChange | null {
  if (before.totalFen === null || after.totalFen === null || before.totalFen === after.totalFen) return null;
  let running = exactTotalOf(before);
  const causes: PriceChangeCause[] = [];
  for (const { reason, yuan } of movesBetween(before, after)) {
    const next = running.plus(yuan);
    const effectFen = fenOfExact(next) - fenOfExact(running);
    running = next;
    if (effectFen !== 0) causes.push({ ...reason, effectFen });
  }
  return { differenceFen: after.totalFen - before.totalFen, causes };
}
