import { Big } from 'big.js';

import type { ChainBase, ChainFactor, PremiumChain } from './premiumChain.ts';
import type { BaseStepKind, FactorStepKind, Quote, SchemeQuote, TraceStep } from './quotation.ts';

/** Units of a scheme that have the same unit price: the persons of a class, or the subject of the order. */
export interface TracedUnit {
  /** Number of charged units, not yet multiplied by the number of copies (份数). */
  readonly count: number;
  readonly unitPremium: Big;
  readonly chain: PremiumChain;
}

/** A priced scheme, reconstructed from the trace of its quote. */
export interface TracedScheme {
  readonly premium: Big;
  /** Number of charged persons in the scheme. */
  readonly heads: number;
  /** Number of copies of the cover (份数) that was charged. */
  readonly quantity: number;
  /** Units by occupation class. A subject has the key 0. */
  readonly units: ReadonlyMap<number, TracedUnit>;
}

const baseSteps: ReadonlySet<string> = new Set<BaseStepKind>([
  'clause',
  'area',
  'contractCost',
  'pool',
  'vehicle',
  'house',
]);
/** The kinds of factors in the order of the calculation. */
export const factorSteps: readonly FactorStepKind[] = [
  'shortPeriod',
  'projectType',
  'useAttribute',
  'payoutRatio',
  'disability',
  'accident',
  'deductible',
  'plan',
  'discount',
];
const isBase = (step: TraceStep['step']): step is BaseStepKind => baseSteps.has(step);
const isFactor = (step: TraceStep['step']): step is FactorStepKind => factorSteps.some((factor) => factor === step);

/** Reconstructs a chain from the steps of its trace. A clause step whose value contains no ‰ is a flat amount. */
function chainOf(steps: readonly TraceStep[]): PremiumChain {
  const bases: ChainBase[] = [];
  const factors: ChainFactor[] = [];
  let before = new Big(0);
  for (const { step, label, place, value, result } of steps) {
    if (isBase(step)) {
      const isFlat = step === 'clause' && !value.endsWith('‰');
      const placed = place === undefined ? {} : { place };
      bases.push({ step, label, ...placed, value, amount: new Big(result).minus(before), isFlat });
      before = new Big(result);
    } else if (isFactor(step)) factors.push({ step, label, rate: value });
  }
  const rounding = steps.find(({ step }) => step === 'round')?.label;
  return { bases, factors, rounding: rounding === 'ceil' || rounding === 'cents' ? rounding : 'none' };
}

type PricedScheme = Extract<SchemeQuote, { status: 'priced' }>;

/**
 * Number of copies (份数) in a quote that doesn't contain this number: the charged units of the first line with persons,
 * divided by the number of persons of that line.
 */
function tracedQuantity({ lines, subject }: PricedScheme, steps: readonly TraceStep[]): number {
  if (subject) return subject.quantity;
  const charged = steps.filter(({ step }) => step === 'heads');
  const at = lines.findIndex(({ chargedHeads }) => chargedHeads > 0);
  const [line, units] = [lines[at], charged[at]];
  return line && units ? Number(units.value) / line.chargedHeads : 1;
}

function tracedScheme(scheme: PricedScheme, { trace, applyQuantity }: Quote): TracedScheme {
  const own = trace.filter(({ schemeId }) => schemeId === scheme.schemeId);
  const units = new Map<number, TracedUnit>();
  for (const { occupationClass, chargedHeads, unitPremium } of scheme.lines) {
    const known = units.get(occupationClass);
    const chain = known?.chain ?? chainOf(own.filter((step) => step.occupationClass === occupationClass));
    units.set(occupationClass, {
      count: (known?.count ?? 0) + chargedHeads,
      unitPremium: new Big(unitPremium),
      chain,
    });
  }
  if (scheme.subject) {
    units.set(0, { count: 1, unitPremium: new Big(scheme.subject.unitPremium), chain: chainOf(own) });
  }
  return {
    premium: new Big(scheme.premium),
    heads: scheme.heads,
    quantity: applyQuantity ?? tracedQuantity(scheme, own),
    units,
  };
}

/** The priced schemes of a quote, reconstructed from its trace, by scheme id. */
export const tracedSchemesOf = (quote: Quote): ReadonlyMap<string, TracedScheme> =>
  new Map(
    quote.schemes.flatMap((scheme): [string, TracedScheme][] =>
      scheme.status === 'priced' ? [[scheme.schemeId, tracedScheme(scheme, quote)]] : [],
    ),
  );
