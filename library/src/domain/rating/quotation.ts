import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Problem } from '../problem/problem.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { CoInsurerShare } from './coInsurance.ts';
import type { RatingSubject } from './subject.ts';

/** The parts of a draft that decide the premium. */
export interface QuotableDraft {
  /** Months of cover. */
  readonly months: number;
  /** Number of copies of the cover (份数). */
  readonly applyQuantity: number;
  readonly schemes: readonly QuotableScheme[];
  /** The rated subject when the product isn't priced per person; it has the basis of the product. */
  readonly subject?: RatingSubject;
}

/** Kind of a base amount: of a clause, or of a rated subject. */
export type BaseStepKind = 'clause' | 'area' | 'contractCost' | 'pool' | 'vehicle' | 'house';

/** Kind of a factor, in the order of the calculation (domain rules §4). */
export type FactorStepKind =
  | 'shortPeriod'
  | 'projectType'
  | 'useAttribute'
  | 'payoutRatio'
  | 'disability'
  | 'accident'
  | 'deductible'
  | 'plan'
  | 'discount';

/** Kind of a step in the trace of a calculation. */
export type TraceStepKind = BaseStepKind | FactorStepKind | 'round' | 'heads' | 'quantity' | 'surcharge' | 'total';

/** One step of the calculation: its kind, the table that it used, and the value. */
export interface TraceStep {
  readonly schemeId: string;
  /** Occupation class of the step; null for steps of the whole order. */
  readonly occupationClass: OccupationClass | null;
  readonly step: TraceStepKind;
  /** Name of the clause, option or table in the user's language. */
  readonly label: string;
  /**
   * The applied value as text. For a base amount it is the calculation (`100000×0.5‰`, `800㎡×0.6×50`, `2×450`) or, for
   * a flat amount, yuan. For a factor it is the factor; for roundings, surcharges and the total it is yuan; for numbers
   * of units it is the number.
   */
  readonly value: string;
  /** Intermediate result after the step, in yuan as a decimal string. */
  readonly result: string;
}

/** The price of one occupation line. */
export interface LineQuote {
  readonly occupationCode: string;
  readonly occupationName: string;
  readonly occupationClass: OccupationClass;
  readonly heads: number;
  /** Number of charged persons; 0 persons are charged as 1, except for AX products. */
  readonly chargedHeads: number;
  /** Premium of one person, in yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of the line, in yuan as a decimal string; it isn't rounded if the product doesn't round. */
  readonly premium: string;
}

/** The price of a rated subject: an area, a contract, pools, a vehicle or a house. */
export interface SubjectQuote {
  readonly basis: RatingSubject['basis'];
  /** Charged number of copies of the cover (份数). */
  readonly quantity: number;
  /** Premium of one copy of the cover, in yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of all copies of the cover, in yuan as a decimal string. */
  readonly premium: string;
}

/** An amount that is charged once per order, in addition to the schemes. */
export interface SurchargeQuote {
  readonly clauseCode: string;
  readonly label: string;
  /** Amount in yuan as a decimal string. */
  readonly premium: string;
}

/** The price of a scheme, or the problems because of which it has no price. */
export type SchemeQuote =
  | {
      readonly status: 'priced';
      readonly schemeId: string;
      /** Prices by occupation line; empty when a subject is priced. */
      readonly lines: readonly LineQuote[];
      /** Price of the subject; absent when the product is priced per person. */
      readonly subject?: SubjectQuote;
      /** Sum of the lines and the subject, in yuan as a decimal string. */
      readonly premium: string;
      readonly heads: number;
    }
  | { readonly status: 'unpriced'; readonly schemeId: string; readonly problems: readonly Problem[] };

/** The result of `quote`: the price of a whole draft. */
export interface Quote {
  /** Total to pay in fen; null when any scheme has no price. */
  readonly totalFen: Fen | null;
  /** Number of persons in all schemes. */
  readonly heads: number;
  /** Number of copies of the cover (份数) that is charged for every scheme; absent in quotes of earlier versions. */
  readonly applyQuantity?: number;
  readonly schemes: readonly SchemeQuote[];
  readonly discount: {
    readonly reached: DiscountTier | null;
    readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
  };
  /** Amounts that are charged once per order because of chosen clauses. */
  readonly surcharges?: readonly SurchargeQuote[];
  /** The co-insurers' parts in fen, which add up to the total; absent when the product isn't co-insured. */
  readonly coInsurers?: readonly CoInsurerShare[];
  /** Reasons why there is no total although every scheme has a price. */
  readonly problems?: readonly Problem[];
  /** All steps of the calculation, in order. */
  readonly trace: readonly TraceStep[];
}
