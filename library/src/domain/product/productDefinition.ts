import type { ApplicantField } from '../applicant/applicant.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { OrderPersonIdType } from '../identity/personIdType.ts';
import type { OccupationClass, OccupationClassMask } from '../occupation/occupationClass.ts';
import type { OccupationRule } from '../occupation/occupationRule.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { EndorsementRule } from './endorsementRule.ts';
import type { FieldRule } from './fieldRule.ts';
import type { ProductDocument } from './productDocument.ts';
import type { ProductChecks, ProductFeatures } from './productFeatures.ts';
import type { ConfirmSection, DetailSection, WriteSection } from './productSection.ts';
import type { HouseAreaPremiums, Tariff } from './tariff.ts';

/** The quantity by which the premium of a product is computed. */
export type RatingBasis = 'perPerson' | 'byArea' | 'byContractCost' | 'perPool' | 'perVehicle' | 'perHouse';

/**
 * Rounding of the premium of one unit (a person, or the insured subject). `cents`: half up to the fen. `ceil`: up to
 * the whole yuan. `none`: no rounding.
 */
export type PremiumRounding = 'cents' | 'ceil' | 'none';

/** Kind of a clause: main clause (主险), add-on (附加险) or place duty (场所责任). */
export type ClauseKind = 'main' | 'addOn' | 'placeDuty';

/** The page that opens when the user chooses the product (specification §2, third-party product jump). */
export type ProductJump =
  | { readonly kind: 'native' }
  | { readonly kind: 'api' | 'cps' | 'offline'; readonly address: string };

/** A sum insured (保额) that the user can choose for a clause. */
export interface SumInsuredOption {
  /** Sum insured in whole yuan. */
  readonly sumInsured: number;
  /** Label of the sum insured, for example `50万` or `100元/天`. */
  readonly label: string;
}

/**
 * Annual rates in ‰ of the sum insured, as decimal strings by occupation class. A class without a rate isn't
 * covered.
 */
export type RateByClass = Readonly<Partial<Record<OccupationClass, string>>>;

/**
 * Clause (条款): one cover of a plan. The product's basis decides which field contains the price. Per person: either
 * `ratesPerMille` or `premiums`. By area: `ratePerSquareMetre`. For houses: `premiumsByAreaClass`, `surcharge` or both.
 * For all other bases, the product's tariff contains the price.
 */
export interface Clause {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  /** True when the clause can be left out of a scheme. */
  readonly isOptional: boolean;
  readonly options: readonly SumInsuredOption[];
  readonly ratesPerMille?: RateByClass;
  /**
   * Flat premiums in yuan as decimal strings, by months of cover and then by occupation class. They aren't multiplied
   * by the share in the short-period table.
   */
  readonly premiums?: Readonly<Record<string, RateByClass>>;
  /** Annual premium in yuan, as a decimal string, per square metre and per 10,000 yuan of sum insured. */
  readonly ratePerSquareMetre?: string;
  /** Annual premium in yuan by area class of the house, as decimal strings. */
  readonly premiumsByAreaClass?: HouseAreaPremiums;
  /**
   * Amount in yuan that is charged once per order. It is charged if the clause is chosen with a sum insured above 0
   * (specification §9).
   */
  readonly surcharge?: string;
  /**
   * Maximum sum insured of the clause in units of 10,000 yuan, with its label. Example of the specification (§9): 30
   * with the label 30万. Absent when the clause has no such maximum.
   */
  readonly sumInsuredLimit?: { readonly tenThousands: number; readonly label: string };
}

/** Plan (计划): a priced set of clauses. */
export interface Plan {
  readonly code: string;
  readonly name: string;
  /** Factor for the premium of the whole plan, as a decimal string. */
  readonly rate: string;
  readonly clauses: readonly Clause[];
}

/** An option of a factor table (免赔额 deductible, 赔付比例 payout ratio, 事故率 accident rate). */
export interface FactorOption {
  readonly code: string;
  readonly label: string;
  /** Factor for the premium, as a decimal string. `1` changes nothing. */
  readonly rate: string;
  /** Factors by class, used with the feature `repeatPremiumRate`. The lowest in a scheme applies to all its classes. */
  readonly ratesByClass?: RateByClass;
}

/** Disability table (伤残赔付比例表): percentages for the disability grades 1 to 10. */
export interface DisabilityTable extends FactorOption {
  readonly percentages: readonly number[];
}

/**
 * Discount tier (折扣档) for orders with `minPersons` to `maxPersons` persons, including both limits. If `maxPersons` is
 * null, the tier has no upper limit.
 */
export interface DiscountTier {
  readonly minPersons: number;
  readonly maxPersons: number | null;
  /**
   * Factor for the premium, as a decimal string. For example, `0.95` (九五折) means that an order pays 95 % of the
   * premium.
   */
  readonly discount: string;
}

/** Range of ages in completed years, including both limits. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/** The age limits of insured persons (specification §5, insured age). */
export interface AgeRule extends AgeRange {
  /** The day on which the age of a person must be within the limits. */
  readonly on: 'startDate' | 'orderCreation';
  readonly bySex?: { readonly male?: AgeRange; readonly female?: AgeRange };
  readonly byClass?: Readonly<Partial<Record<OccupationClass, AgeRange>>>;
  /** True when the product accepts every age. */
  readonly isExempt: boolean;
}

/** One of the insurers who share the risk of a co-insured product (共保). */
export interface CoInsurer {
  readonly code: string;
  readonly name: string;
  /**
   * Share of the premium, as a decimal string. The shares of all insurers add up to 1. The first insurer is the leading
   * insurer.
   */
  readonly share: string;
}

/** The insurer's code of a plan. It depends on the deductible and the highest occupation class of a scheme. */
export interface CarrierPlanCode {
  readonly planCode: string;
  /** Occupation classes for which the code is used: six characters, each 0 or 1. */
  readonly classes: OccupationClassMask;
  /** Code of the deductible for which the plan code is used; empty when the product has no deductible. */
  readonly deductible: string;
  readonly carrierPlanCode: string;
}

/** The three lists of organisation natures in the specification (§3): a general list and two lists of nine values. */
export type NatureList = 'general' | 'nine' | 'nineCoded';

/** All data of a product that the rules need. Rates and factors are decimal strings. Sums insured are in whole yuan. */
export interface ProductDefinition {
  readonly id: string;
  /** Version of the product data. Drafts, quotations and orders store the version with which they were priced. */
  readonly version: number;
  readonly name: string;
  /**
   * Pinyin syllables of the product's name, without tones. If they are absent, users can't find the product by pinyin.
   */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: { readonly code: string; readonly name: string };
  /** Name of the product line, for example `employerLiability`. */
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /** True when rates and amounts are invented sample data instead of an insurer's tariff. */
  readonly isSample: boolean;
  /**
   * First and last day of sale, both included. If `until` is null, the sale has no last day. Absent when no days are
   * set.
   */
  readonly effective?: { readonly from: CalendarDay; readonly until: CalendarDay | null };
  /** The sections of each page, in display order. */
  readonly sections: {
    readonly write: readonly WriteSection[];
    readonly detail: readonly DetailSection[];
    readonly confirm: readonly ConfirmSection[];
  };
  readonly basis: RatingBasis;
  /** Price table of the whole product. Absent when the clauses contain all prices. */
  readonly tariff?: Tariff;
  readonly rounding: PremiumRounding;
  readonly plans: readonly Plan[];
  readonly deductibles: readonly FactorOption[];
  /** Payout ratios (赔付比例) from which the user can choose. `rate` is the field `freeOdds` of the specification. */
  readonly payoutRatios: readonly FactorOption[];
  readonly disabilityTables: readonly DisabilityTable[];
  /** Accident rates (事故率): factors that depend on past claims of the group. Absent when the product has none. */
  readonly accidentRates?: readonly FactorOption[];
  readonly coInsurers?: readonly CoInsurer[];
  /**
   * The insurer's codes of the plans. If the list is empty or absent, the insurer uses the codes of the plans
   * themselves.
   */
  readonly carrierPlanCodes?: readonly CarrierPlanCode[];
  readonly discountTiers: readonly DiscountTier[];
  /**
   * Share of the annual premium by number of months, as decimal strings. The key `12` contains the share for the full
   * year.
   */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Numbers of months of cover that the user can choose. */
  readonly durations: readonly number[];
  /** First and last day on which the cover can start, as numbers of days after today. */
  readonly startDay: { readonly earliest: number; readonly latest: number };
  /**
   * Limits of the roster. If `asksSocialSecurity` is true, the social security of each person is required
   * (specification §3).
   */
  readonly persons: { readonly min: number; readonly max: number; readonly asksSocialSecurity?: boolean };
  /**
   * Maximum number of copies of the cover (份数), and the text that states the maximum number of persons. Only products
   * of the AX line have these limits (specification §9).
   */
  readonly axLimits?: { readonly maxQuantity: number; readonly maxPersonsText: string };
  /** Id types that orders accept for insured persons; absent when all types are accepted. */
  readonly personIdTypes?: readonly OrderPersonIdType[];
  /** The product's checks of single fields, with their triggers (specification §5). Absent when it has none. */
  readonly fieldRules?: readonly FieldRule[];
  readonly occupation: OccupationRule;
  readonly age: AgeRule;
  readonly checks: ProductChecks;
  readonly features: ProductFeatures;
  readonly applicant: {
    readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
    /** Organisation natures from which the user can choose, in the user's language. */
    readonly natures: readonly string[];
    readonly natureList?: NatureList;
  };
  /**
   * Six-digit codes of the regions (province, city or district) in which the product is sold; empty for the whole
   * country.
   */
  readonly areaCodes: readonly number[];
  /** The product's rule for endorsements; absent when the product doesn't allow endorsements. */
  readonly endorsement?: EndorsementRule;
  readonly documents: readonly ProductDocument[];
}
