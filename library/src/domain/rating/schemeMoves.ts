import { Big } from 'big.js';

import type { DiscountTier } from '../product/productDefinition.ts';
import { type ChainFactor, type PremiumChain, premiumOfChain } from './premiumChain.ts';
import type { PriceChangeReason, PriceMove } from './priceChangeReason.ts';
import type { FactorStepKind } from './quotation.ts';
import { factorSteps, type TracedScheme } from './tracedUnits.ts';

/** The discount tiers before and after a price change. */
export interface TierMove {
  readonly from: DiscountTier | null;
  readonly to: DiscountTier | null;
}

type Counts = ReadonlyMap<number, number>;
type Units = ReadonlyMap<number, Big>;

/**
 * Computes a scheme's price from numbers of units and prices per unit. Used for the intermediate prices between the old
 * and the new price.
 */
const priceOf = (counts: Counts, units: Units, quantity: number): Big =>
  [...counts]
    .reduce((sum, [key, count]) => sum.plus((units.get(key) ?? new Big(0)).times(count)), new Big(0))
    .times(quantity);

const factorOf = (chain: PremiumChain, step: FactorStepKind): ChainFactor | undefined =>
  chain.factors.find((factor) => factor.step === step);

/**
 * Returns `chain` with its factor of the kind `step` replaced by the factor of this kind in the chain `other`. If
 * `other` has no such factor, the factor is removed.
 */
function withFactor(chain: PremiumChain, step: FactorStepKind, other: PremiumChain): PremiumChain {
  const replacement = factorOf(other, step);
  const rest = chain.factors.filter((factor) => factor.step !== step);
  if (!replacement) return { ...chain, factors: rest };
  return { ...chain, factors: step === 'shortPeriod' ? [replacement, ...rest] : [...rest, replacement] };
}

/**
 * The steps that convert the old chain to the new one, in the order of the calculation: first the base amounts, then
 * each factor.
 */
const stepsOfChange: readonly ('base' | FactorStepKind)[] = ['base', ...factorSteps];

const monthsOf = (chain: PremiumChain) => Number(factorOf(chain, 'shortPeriod')?.label ?? 0);

const periodReason = (from: PremiumChain, to: PremiumChain): PriceChangeReason => ({
  kind: 'period',
  from: monthsOf(from),
  to: monthsOf(to),
});

/**
 * True when two chains differ in the number of months but have the same clauses and rates. Flat amounts depend on the
 * months. So if only flat amounts changed, the period explains the change.
 */
const isForOtherMonths = (from: PremiumChain, to: PremiumChain): boolean =>
  monthsOf(from) !== monthsOf(to) &&
  from.bases.length === to.bases.length &&
  from.bases.every((base, index) => {
    const other = to.bases[index];
    return other?.label === base.label && (base.isFlat ? other.isFlat : other.value === base.value);
  });

/** Input of `reasonOf`, which finds the cause of each step of a price change in one scheme. */
interface SchemeChange {
  readonly schemeId: string;
  /** The chains of one occupation class, or of the subject, before and after the change. */
  readonly chains: readonly [PremiumChain, PremiumChain];
  readonly tiers: TierMove;
  /** The cause that is reported when the number of persons or their classes changed. */
  readonly moved: PriceChangeReason;
  /** The cause that is reported when the base amounts changed. */
  readonly based: PriceChangeReason;
}

function reasonOf(
  step: 'base' | FactorStepKind,
  { schemeId, chains: [from, to], tiers, moved, based }: SchemeChange,
): PriceChangeReason {
  if (step === 'base' && isForOtherMonths(from, to)) return periodReason(from, to);
  if (step === 'base') return based;
  if (step === 'discount') return { kind: 'discount', ...tiers };
  if (step === 'shortPeriod') return periodReason(from, to);
  const [old, now] = [factorOf(from, step)?.label ?? '', factorOf(to, step)?.label ?? ''];
  // If the label before or after the change is empty, the vehicles had different uses at that time. Their use factors
  // were then part of the base amounts, so the base amounts are the cause.
  if (step === 'useAttribute' && (old === '' || now === '')) return based;
  // If the option is unchanged but its factor differs, the occupation classes of the scheme changed, because the
  // lowest factor of these classes applies.
  return old === now ? moved : { kind: 'factor', factor: step, schemeId, from: old, to: now };
}

/**
 * Finds an occupation class, or the subject, that the scheme contains before and after the change. Returns its old and
 * its new chain. Null when there is none; then the factors can't be compared.
 */
function commonChains(before: TracedScheme, after: TracedScheme): readonly [PremiumChain, PremiumChain] | null {
  for (const [key, { chain }] of before.units) {
    const now = after.units.get(key);
    if (now) return [chain, now.chain];
  }
  return null;
}

const countsOf = ({ units }: TracedScheme): Counts => new Map([...units].map(([key, { count }]) => [key, count]));

/**
 * Chain of each occupation class at the beginning of the comparison: the old chain or, if the class is new, the new
 * chain.
 */
function startingChains(before: TracedScheme, after: TracedScheme): Map<number, PremiumChain> {
  const chains = [...after.units].map(([key, { chain }]): [number, PremiumChain] => [
    key,
    before.units.get(key)?.chain ?? chain,
  ]);
  return new Map([...[...before.units].map(([key, { chain }]): [number, PremiumChain] => [key, chain]), ...chains]);
}

const pricesOf = (chains: ReadonlyMap<number, PremiumChain>): Units =>
  new Map([...chains].map(([key, chain]) => [key, premiumOfChain(chain)]));

/**
 * The causes of a change in the premium of a scheme. First comes the number of persons, then the base amounts and the
 * factors in the order of the calculation, and last the number of copies (份数).
 */
export function schemeMoves(
  schemeId: string,
  before: TracedScheme,
  after: TracedScheme,
  tiers: TierMove,
): readonly PriceMove[] {
  const moved: PriceChangeReason =
    before.heads === after.heads
      ? { kind: 'classes', schemeId }
      : { kind: 'heads', schemeId, from: before.heads, to: after.heads };
  const yuanOf = new Map<PriceChangeReason, Big>();
  const counts = countsOf(after);
  const chains = startingChains(before, after);
  let running = before.premium;
  const moveTo = (reason: PriceChangeReason, price: Big) => {
    yuanOf.set(reason, (yuanOf.get(reason) ?? new Big(0)).plus(price).minus(running));
    running = price;
  };

  moveTo(moved, priceOf(counts, pricesOf(chains), before.quantity));
  const common = commonChains(before, after);
  const isCover = common?.[0].bases[0]?.step === 'clause';
  const based: PriceChangeReason = { kind: isCover ? 'cover' : 'subject', schemeId };
  for (const step of common ? stepsOfChange : []) {
    for (const [key, { chain }] of after.units) {
      const present = chains.get(key) ?? chain;
      chains.set(key, step === 'base' ? { ...present, bases: chain.bases } : withFactor(present, step, chain));
    }
    if (common) {
      const reason = reasonOf(step, { schemeId, chains: common, tiers, moved, based });
      moveTo(reason, priceOf(counts, pricesOf(chains), before.quantity));
    }
  }
  moveTo({ kind: 'quantity', from: before.quantity, to: after.quantity }, after.premium);
  return [...yuanOf].map(([reason, yuan]) => ({ reason, yuan }));
}
