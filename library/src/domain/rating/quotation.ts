import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Problem } from '../problem/problem.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { CoInsurerShare } from './coInsurance.ts';
import type { RatingSubject } from './subject.ts';

/** The part of a draft that determines the premium. */
export interface QuotableDraft {
  /** Months of cover. */
  readonly months: number;
  /** 份数, the number of copies of the cover. */
  readonly applyQuantity: number;
  readonly schemes: readonly QuotableScheme[];
  /** The rated subject where the product isn't priced by persons; its basis is the product's. */
  readonly subject?: RatingSubject;
}

/** A base amount of a premium: of a clause, or of a rated subject. */
export type BaseStepKind = 'clause' | 'area' | 'contractCost' | 'pool' | 'vehicle' | 'house';

/** A factor, in the order of the calculation (domain rules §4). */
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

/** Kind of a step of a trace. */
export type TraceStepKind = BaseStepKind | FactorStepKind | 'round' | 'heads' | 'quantity' | 'surcharge' | 'total';

/** One step of the calculation, in order: its kind, its table and its value. */
export interface TraceStep {
  readonly schemeId: string;
  /** Occupation class of the step; null for steps of the whole order. */
  readonly occupationClass: OccupationClass | null;
  readonly step: TraceStepKind;
  /** Name of the clause, option or table in the user's language. */
  readonly label: string;
  /**
   * The applied value as text: the calculation of a base amount (`100000×0.5‰`, `800㎡×0.6×50`, `2×450`), or a plain
   * decimal: yuan of a flat base, a rounding, a surcharge or the total; a factor; the units; the persons of a line
   * times the units.
   */
  readonly value: string;
  /** Intermediate result after the step, yuan as a decimal string. */
  readonly result: string;
}

/** The price of an occupation line. */
export interface LineQuote {
  readonly occupationCode: string;
  readonly occupationName: string;
  readonly occupationClass: OccupationClass;
  readonly heads: number;
  /** Number of charged persons: 0 is charged as 1 unless the product is AX. */
  readonly chargedHeads: number;
  /** Premium of one person, yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of the line, yuan as a decimal string (exact where the product doesn't round). */
  readonly premium: string;
}

/** The price of a subject: an area, a contract, pools, a vehicle or a house. */
export interface SubjectQuote {
  readonly basis: RatingSubject['basis'];
  /** Charged 份数. */
  readonly quantity: number;
  /** Premium of one 份, yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of all 份, yuan as a decimal string. */
  readonly premium: string;
}

/** An amount that an order pays once, beside its schemes. */
export interface SurchargeQuote {
  readonly clauseCode: string;
  readonly label: string;
  /** Premium in yuan as a decimal string. */
  readonly premium: string;
}

/** The price of a scheme, or the problems that prevent it. */
export type SchemeQuote =
  | {
      readonly status: 'priced';
      readonly schemeId: string;
      /** Prices by occupation; empty where a subject is priced. */
      readonly lines: readonly LineQuote[];
      /** Price of the subject; absent on the basis per person. */
      readonly subject?: SubjectQuote;
      /** Sum of the lines and the subject, yuan as a decimal string. */
      readonly premium: string;
      readonly heads: number;
    }
  | { readonly status: 'unpriced'; readonly schemeId: string; readonly problems: readonly Problem[] };

/** Result of `quote`. */
export interface Quote {
  /** Total to pay in fen; null while a scheme can't be priced. */
  readonly totalFen: Fen | null;
  /** Number of persons in all schemes. */
  readonly heads: number;
  /** 份数 that every scheme is charged for; absent in quotes of earlier versions. */
  readonly applyQuantity?: number;
  readonly schemes: readonly SchemeQuote[];
  readonly discount: {
    readonly reached: DiscountTier | null;
    readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
  };
  /** Amounts that the order pays once, because of chosen clauses. */
  readonly surcharges?: readonly SurchargeQuote[];
  /** Parts of the co-insurers in fen, which add up to the total; absent where the product isn't co-insured. */
  readonly coInsurers?: readonly CoInsurerShare[];
  /** Reasons why there is no total although every scheme has a price. */
  readonly problems?: readonly Problem[];
  /** Every step of the calculation, in order. */
  readonly trace: readonly TraceStep[];
}
