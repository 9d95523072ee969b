import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Problem } from '../problem/problem.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { OccupationLine, Scheme } from '../scheme/scheme.ts';

/** What is priced: the part of a draft that bears on the premium. */
export interface QuotableDraft {
  /** Months of cover. */
  readonly months: number;
  /** 份数. */
  readonly applyQuantity: number;
  readonly schemes: readonly QuotableScheme[];
}

/** A scheme with the head counts that it is priced for. */
export type QuotableScheme = Pick<
  Scheme,
  'id' | 'planCode' | 'clauses' | 'deductible' | 'payoutRatio' | 'disabilityTable'
> & { readonly occupations: readonly OccupationLine[] };

/** One step of the arithmetic, in order: what was applied, from which table, with which value. */
export interface TraceStep {
  readonly schemeId: string;
  /** Occupation class the step belongs to; null for steps of the whole order. */
  readonly occupationClass: OccupationClass | null;
  readonly step:
    | 'clause'
    | 'shortPeriod'
    | 'payoutRatio'
    | 'disability'
    | 'deductible'
    | 'plan'
    | 'discount'
    | 'round'
    | 'heads'
    | 'surcharge'
    | 'total';
  /** Name of the clause, option or table as the reader knows it. */
  readonly label: string;
  /** The factor or amount that was applied, a decimal string (yuan for amounts). */
  readonly value: string;
  /** Where the running figure stands after the step, yuan as a decimal string. */
  readonly result: string;
}

/** A priced occupation line. */
export interface LineQuote {
  readonly occupationCode: string;
  readonly occupationName: string;
  readonly occupationClass: OccupationClass;
  readonly heads: number;
  /** Heads that are charged: a count of 0 is charged as 1 unless the product is AX. */
  readonly chargedHeads: number;
  /** Premium of one person, yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of the line, yuan as a decimal string (exact where the product doesn't round). */
  readonly premium: string;
}

/** A scheme's price, or why it has none. */
export type SchemeQuote =
  | {
      readonly status: 'priced';
      readonly schemeId: string;
      readonly lines: readonly LineQuote[];
      /** Sum of the lines, yuan as a decimal string. */
      readonly premium: string;
      readonly heads: number;
    }
  | { readonly status: 'unpriced'; readonly schemeId: string; readonly problems: readonly Problem[] };

/** The answer of `quote`. */
export interface Quote {
  /** Payable total; null while a scheme can't be priced. */
  readonly totalFen: Fen | null;
  /** Persons in all schemes. */
  readonly heads: number;
  readonly schemes: readonly SchemeQuote[];
  readonly discount: {
    readonly reached: DiscountTier | null;
    readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
  };
  /** Every step of the arithmetic, in order. */
  readonly trace: readonly TraceStep[];
}
