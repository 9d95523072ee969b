import { Big } from 'big.js';

import { toCents, toWholeYuan } from '../money/rounding.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { PremiumRounding, ProductDefinition } from '../product/productDefinition.ts';
import type { QuotableScheme, TraceStep } from './quotation.ts';
import type { RatingBase } from './ratingBase.ts';

/** Premium of one person of a class, with the steps that lead to it. */
export interface UnitPremium {
  readonly premium: Big;
  readonly steps: readonly TraceStep[];
}

/** What the unit premium depends on beside scheme and class. */
export interface UnitContext {
  readonly product: ProductDefinition;
  readonly scheme: QuotableScheme;
  readonly base: RatingBase;
  readonly months: number;
  /** Discount of the whole order, a decimal string. */
  readonly discount: string;
}

const roundings: Readonly<Record<PremiumRounding, (yuan: Big) => Big>> = {
  cents: toCents,
  ceil: toWholeYuan,
  none: (yuan) => yuan,
};

/**
 * Premium of one person: the clauses' annual rates, shortened to the months of cover, times every factor,
 * rounded once as the product says (domain rules §4, steps 1 to 3). Flat clause premiums are already for the months.
 */
export function unitPremiumOf(
  context: UnitContext,
  occupationClass: OccupationClass,
): UnitPremium | { readonly problem: Problem } {
  const trace = new UnitTrace(context.scheme.id, occupationClass);
  const clauses = clausePremiums(context, occupationClass, trace);
  if ('problem' in clauses) return clauses;

  const { product, base, months, discount } = context;
  const shortPeriod = product.shortPeriodRates[String(months)];
  if (shortPeriod === undefined) return { problem: errorAt('months', 'durationUnknown', { months }) };
  let running = clauses.annual.times(shortPeriod).plus(clauses.flat);
  trace.add('shortPeriod', `${months}`, shortPeriod, running);

  const factors = [
    ['payoutRatio', base.payoutRatio?.label, base.payoutRatio?.rate],
    ['disability', base.disabilityTable?.label, base.disabilityTable?.rate],
    ['deductible', base.deductible?.label, base.deductible?.rate],
    ['plan', base.plan.name, base.plan.rate],
    ['discount', '', discount],
  ] as const;
  for (const [step, label, rate] of factors) {
    if (rate === undefined) continue;
    running = running.times(rate);
    trace.add(step, label ?? '', rate, running);
  }

  const premium = roundings[product.rounding](running);
  trace.add('round', product.rounding, premium.toFixed(), premium);
  return { premium, steps: trace.steps };
}

class UnitTrace {
  readonly steps: TraceStep[] = [];
  readonly #schemeId: string;
  readonly #occupationClass: OccupationClass;

  constructor(schemeId: string, occupationClass: OccupationClass) {
    this.#schemeId = schemeId;
    this.#occupationClass = occupationClass;
  }

  add(step: TraceStep['step'], label: string, value: string, result: Big) {
    this.steps.push({
      schemeId: this.#schemeId,
      occupationClass: this.#occupationClass,
      step,
      label,
      value,
      result: result.toFixed(),
    });
  }
}

function clausePremiums(
  { base, scheme, months }: UnitContext,
  occupationClass: OccupationClass,
  trace: UnitTrace,
): { readonly annual: Big; readonly flat: Big } | { readonly problem: Problem } {
  let annual = new Big(0);
  let flat = new Big(0);
  for (const { code, sumInsured } of scheme.clauses) {
    const clause = base.plan.clauses.find((candidate) => candidate.code === code);
    const flatPremium = clause?.premiums?.[String(months)]?.[occupationClass];
    const rate = clause?.ratesPerMille?.[occupationClass];
    if (!clause || (flatPremium === undefined && rate === undefined)) {
      return {
        problem: errorAt('occupations', 'classNotCovered', { class: occupationClass, clause: clause?.name ?? '' }),
      };
    }
    if (flatPremium !== undefined) flat = flat.plus(flatPremium);
    else annual = annual.plus(new Big(sumInsured).times(rate ?? 0).times('0.001'));
    trace.add('clause', clause.name, flatPremium ?? `${sumInsured}×${rate}‰`, annual.plus(flat));
  }
  return { annual, flat };
}
