import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Problem } from '../problem/problem.ts';
import type { DiscountTier } from '../product/productDefinition.ts';
import type { QuotableScheme } from '../scheme/scheme.ts';
import type { CoInsurerShare } from './coInsurance.ts';
import type { RatingSubject } from './subject.ts';

/** What is priced: the part of a draft that bears on the premium. */
export interface QuotableDraft {
  /** Months of cover. */
  readonly months: number;
  /** 份数. */
  readonly applyQuantity: number;
  readonly schemes: readonly QuotableScheme[];
  /** What is counted where the product isn't priced by persons; its basis is the product's. */
  readonly subject?: RatingSubject;
}

/** An amount that a premium starts from: a clause's, or what a subject's basis is counted on. */
export type BaseStepKind = 'clause' | 'area' | 'contractCost' | 'pool' | 'vehicle' | 'house';

/** A factor, in the order of the arithmetic (domain rules §4). */
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

/** What a step of a trace does. */
export type TraceStepKind = BaseStepKind | FactorStepKind | 'round' | 'heads' | 'quantity' | 'surcharge' | 'total';

/** One step of the arithmetic, in order: what was applied, from which table, with which value. */
export interface TraceStep {
  readonly schemeId: string;
  /** Occupation class the step belongs to; null for steps of the whole order. */
  readonly occupationClass: OccupationClass | null;
  readonly step: TraceStepKind;
  /** Name of the clause, option or table as the user knows it. */
  readonly label: string;
  /**
   * What was applied, written out: the reckoning of a base amount (`100000×0.5‰`, `800㎡×0.6×50`, `2×450`), a plain decimal
   * for everything else: yuan of a flat base, a rounding, a surcharge or the total; a factor; the units; the heads of a
   * line times the units.
   */
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

/** A priced subject: an area, a contract, pools, a vehicle or a house. */
export interface SubjectQuote {
  readonly basis: RatingSubject['basis'];
  /** 份数 that it is charged for. */
  readonly quantity: number;
  /** Premium of one 份, yuan as a decimal string. */
  readonly unitPremium: string;
  /** Premium of all 份, yuan as a decimal string. */
  readonly premium: string;
}

/** What an order pays once on top of its schemes. */
export interface SurchargeQuote {
  readonly clauseCode: string;
  readonly label: string;
  /** Yuan as a decimal string. */
  readonly premium: string;
}

/** A scheme's price, or why it has none. */
export type SchemeQuote =
  | {
      readonly status: 'priced';
      readonly schemeId: string;
      /** Persons by occupation; empty where a subject is priced. */
      readonly lines: readonly LineQuote[];
      /** The subject's price on every basis but per person. */
      readonly subject?: SubjectQuote;
      /** Sum of the lines and the subject, yuan as a decimal string. */
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
  /** 份数 that every scheme is charged for; absent in quotes of earlier versions. */
  readonly applyQuantity?: number;
  readonly schemes: readonly SchemeQuote[];
  readonly discount: {
    readonly reached: DiscountTier | null;
    readonly next: { readonly tier: DiscountTier; readonly personsToGo: number } | null;
  };
  /** What the order pays once, where a chosen clause asks for it. */
  readonly surcharges?: readonly SurchargeQuote[];
  /** What each insurer carries, in fen that add up to the total, where the product is co-insured. */
  readonly coInsurers?: readonly CoInsurerShare[];
  /** Why there is no total although every scheme has a price. */
  readonly problems?: readonly Problem[];
  /** Every step of the arithmetic, in order. */
  readonly trace: readonly TraceStep[];
}
