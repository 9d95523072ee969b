import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Problem } from '../problem/problem.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { SchemeRelation } from '../scheme/schemeRelation.ts';
import type { CoInsurerShare } from './coInsurance.ts';
import type { RatingSubject } from './subject.ts';

/** The parts of a draft that decide the premium. */
export interface QuotableDraft {
  /** Number of months of cover. */
  readonly months: number;
  /** Number of copies of the cover (份数). */
  readonly applyQuantity: number;
  readonly schemes: readonly QuotableScheme[];
  /** Relation between the schemes. @default 'layers' */
  readonly schemeRelation?: SchemeRelation | undefined;
  /** The rated subject. It has the same basis as the product. Absent when the product is priced per person. */
  readonly subject?: RatingSubject;
}

/** Kind of a base amount: the amount of a clause or of a rated subject. */
export type BaseStepKind = 'clause' | 'area' | 'contractCost' | 'pool' | 'vehicle' | 'house';

/** Kind of a factor. The kinds are in the order of the calculation (domain rules §4). */
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

/** One step of the calculation: its kind, its label, the applied value, and the intermediate result. */
export interface TraceStep {
  readonly schemeId: string;
  /** Occupation class of the step; null when the step isn't for a single class. */
  readonly occupationClass: OccupationClass | null;
  readonly step: TraceStepKind;
  /**
   * Name of the clause, plan, option or occupation that the step uses. Some steps have another text instead: the number
   * of months, the project type, the area of a pool, the kind or use of a vehicle, and the kind of rounding. Empty for
   * the discount, the number of copies and the total.
   */
  readonly label: string;
  /** Number of the vehicle in its fleet, counted from 1. Absent when the step isn't for a vehicle of a fleet. */
  readonly place?: number;
  /**
   * The applied value as text. For a base amount, it is the calculation (`100000×0.5‰`, `800㎡×0.6×50`, `2×450`); for a
   * flat base amount and for a clause of a house, it is the amount in yuan. For a factor, it is the factor. For
   * roundings, surcharges and the total, it is an amount in yuan. For a number of units, it is the number.
   */
  readonly value: string;
  /** Intermediate result after the step, in yuan as a decimal string. */
  readonly result: string;
}

/** The price of one occupation line of a scheme. */
export interface LineQuote {
  readonly occupationCode: string;
  readonly occupationName: string;
  readonly occupationClass: OccupationClass;
  readonly heads: number;
  /** Number of charged persons. 0 persons are charged as 1, except in AX products. */
  readonly chargedHeads: number;
  /** Premium of one person, in yuan as a decimal string. */
  readonly unitPremium: string;
  /**
   * Premium of all persons and copies, in yuan as a decimal string. Not rounded if the product's rounding is `none`.
   */
  readonly premium: string;
}

/** The price of a rated subject: an area, a contract, pools, vehicles or a house. */
export interface SubjectQuote {
  readonly basis: RatingSubject['basis'];
  /** Number of charged copies of the cover (份数). */
  readonly quantity: number;
  /** Premium of one copy of the cover, in yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of all copies of the cover, in yuan as a decimal string. */
  readonly premium: string;
}

/** An amount that is charged once per order, besides the premiums of the schemes. */
export interface SurchargeQuote {
  readonly clauseCode: string;
  readonly label: string;
  /** The amount of the surcharge, in yuan as a decimal string. */
  readonly premium: string;
}

/** The price of a scheme, or the problems that prevent a price. */
export type SchemeQuote =
  | {
      readonly status: 'priced';
      readonly schemeId: string;
      /** Prices of the occupation lines. The list is empty when a subject is priced instead of persons. */
      readonly lines: readonly LineQuote[];
      /** Price of the scheme's subject; absent when the product is priced per person. */
      readonly subject?: SubjectQuote;
      /** Premium of the scheme in yuan, as a decimal string: the sum over its lines and its subject. */
      readonly premium: string;
      readonly heads: number;
    }
  | { readonly status: 'unpriced'; readonly schemeId: string; readonly problems: readonly Problem[] };

/** The price of schemes that are insured together, with all steps of the calculation. */
export interface SummedQuote {
  /** Total to pay in fen; null when a scheme has no price, or when `problems` prevent a total. */
  readonly totalFen: Fen | null;
  /** Number of charged persons in all schemes together. */
  readonly heads: number;
  /**
   * Number of charged copies of the cover (份数) for every scheme. It is absent in quotes that were created before this
   * field was introduced.
   */
  readonly applyQuantity?: number;
  readonly schemes: readonly SchemeQuote[];
  readonly discount: {
    readonly reached: DiscountTier | null;
    readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
  };
  /**
   * Surcharges of chosen clauses. Each is charged once per order. Absent when there are none, or when there is no
   * total.
   */
  readonly surcharges?: readonly SurchargeQuote[];
  /** The co-insurers' parts of the total; they add up to it. Absent without co-insurance, or without a total. */
  readonly coInsurers?: readonly CoInsurerShare[];
  /** Reasons why there is no total although every scheme has a price. Absent when there are none. */
  readonly problems?: readonly Problem[];
  /** All steps of the calculation, in their order. */
  readonly trace: readonly TraceStep[];
}

/**
 * The result of `quote`: the price of a whole draft, with all steps of the calculation. If the schemes are
 * alternatives, each alternative has its own price. In this case, `totalFen` is null, `trace` is empty, and `heads` is
 * the number of persons of the largest alternative.
 */
export interface Quote extends SummedQuote {
  /**
   * Prices of the alternatives, in the order of the schemes. Each alternative is priced independently of the other
   * alternatives. Absent when the schemes are layers, or when there are fewer than two schemes.
   */
  readonly alternatives?: readonly SummedQuote[];
}
