import { Big } from 'big.js';

import { toCents, toWholeYuan } from '../money/rounding.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { PremiumRounding } from '../product/productDefinition.ts';
import type { BaseStepKind, FactorStepKind, TraceStep } from './quotation.ts';

/** One base amount of a premium, without factors. */
export interface ChainBase {
  readonly step: BaseStepKind;
  readonly label: string;
  /** Number of the vehicle in its fleet, counted from 1. Absent when the amount isn't for a vehicle of a fleet. */
  readonly place?: number;
  /** The calculation of the base amount as text, for the trace. */
  readonly value: string;
  readonly amount: Big;
  /**
   * True when the amount is already the premium for the months of cover. False for an annual amount, which must be
   * multiplied by the short-period factor.
   */
  readonly isFlat: boolean;
}

/** A factor by which the premium is multiplied. */
export interface ChainFactor {
  readonly step: FactorStepKind;
  readonly label: string;
  /** The factor as a decimal string. */
  readonly rate: string;
}

/**
 * The calculation of the premium of one unit: a person, or the insured subject. It is the same for every basis: the
 * base amounts are added, the sum is multiplied by the factors, and the result is rounded once. Flat amounts aren't
 * multiplied by the short-period factor.
 */
export interface PremiumChain {
  readonly bases: readonly ChainBase[];
  /** The factors in the order in which they are applied. */
  readonly factors: readonly ChainFactor[];
  readonly rounding: PremiumRounding;
}

const roundings: Readonly<Record<PremiumRounding, (yuan: Big) => Big>> = {
  cents: toCents,
  ceil: toWholeYuan,
  none: (yuan) => yuan,
};

/**
 * Called after every step of the calculation with the intermediate result. `place` is the number of a vehicle in its
 * fleet.
 */
type OnStep = (step: TraceStep['step'], label: string, value: string, result: Big, place?: number) => void;

/** Computes a premium. Flat amounts aren't multiplied by the short-period factor. Only the result is rounded. */
export function premiumOfChain({ bases, factors, rounding }: PremiumChain, onStep?: OnStep): Big {
  let [annual, flat] = [new Big(0), new Big(0)];
  for (const base of bases) {
    if (base.isFlat) flat = flat.plus(base.amount);
    else annual = annual.plus(base.amount);
    onStep?.(base.step, base.label, base.value, annual.plus(flat), base.place);
  }
  let running = annual.plus(flat);
  for (const { step, label, rate } of factors) {
    running = step === 'shortPeriod' ? annual.times(rate).plus(flat) : running.times(rate);
    onStep?.(step, label, rate, running);
  }
  const premium = roundings[rounding](running);
  onStep?.('round', rounding, premium.toFixed(), premium);
  return premium;
}

/** Computes a premium, and returns every step of the calculation for the trace of the scheme. */
export function tracedPremiumOf(
  chain: PremiumChain,
  schemeId: string,
  occupationClass: OccupationClass | null,
): { readonly premium: Big; readonly steps: TraceStep[] } {
  const steps: TraceStep[] = [];
  const premium = premiumOfChain(chain, (step, label, value, result, place) => {
    const placed = place === undefined ? {} : { place };
    steps.push({ schemeId, occupationClass, step, label, ...placed, value, result: result.toFixed() });
  });
  return { premium, steps };
}
