import type { ApplicantField } from '../applicant/applicant.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { OrderPersonIdType } from '../identity/personIdType.ts';
import type { OccupationClass, OccupationClassMask } from '../occupation/occupationClass.ts';
import type { OccupationRule } from '../occupation/occupationRule.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { EndorsementRule } from './endorsementRule.ts';
import type { FieldRule } from './fieldRule.ts';
import type { ConfirmSection, DetailSection, WriteSection } from './productSection.ts';
import type { HouseAreaPremiums, Tariff } from './tariff.ts';

/** The quantity that the premium is based on. */
export type RatingBasis = 'perPerson' | 'byArea' | 'byContractCost' | 'perPool' | 'perVehicle' | 'perHouse';

/** Rounding of the premium per unit: half up to the fen, up to the whole yuan, or none. */
export type PremiumRounding = 'cents' | 'ceil' | 'none';

/** Kind of clause: main (主险), add-on (附加险) or place duty (场所责任). */
export type ClauseKind = 'main' | 'addOn' | 'placeDuty';

/** The target when the user chooses the product (specification §2, third-party product jump). */
export type ProductJump =
  | { readonly kind: 'native' }
  | { readonly kind: 'api' | 'cps' | 'offline'; readonly address: string };

/** A sum insured (保额) that the user can choose for a clause. */
export interface SumInsuredOption {
  /** Sum insured in whole yuan. */
  readonly sumInsured: number;
  /** Label for the user, for example `50万` or `100元/天`. */
  readonly label: string;
}

/**
 * Annual rates in ‰ of the sum insured, as decimal strings by occupation class. A class without a rate isn't covered.
 */
export type RateByClass = Readonly<Partial<Record<OccupationClass, string>>>;

/**
 * Clause (条款): one cover of a plan. The basis decides which field prices it. Per person it is exactly one of
 * `ratesPerMille` and `premiums`; by area `ratePerSquareMetre`; for houses `premiumsByAreaClass`; for the other bases
 * the product's tariff.
 */
export interface Clause {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  /** True when a scheme may leave the clause out. */
  readonly isOptional: boolean;
  readonly options: readonly SumInsuredOption[];
  readonly ratesPerMille?: RateByClass;
  /**
   * Flat premiums in yuan as decimal strings, by months of cover and then by class. The short-period table isn't
   * applied to them.
   */
  readonly premiums?: Readonly<Record<string, RateByClass>>;
  /** Annual premium in yuan per square metre and 10,000 yuan of sum insured, a decimal string. */
  readonly ratePerSquareMetre?: string;
  /** Annual premium in yuan by area class of the house. */
  readonly premiumsByAreaClass?: HouseAreaPremiums;
  /** Amount in yuan, charged once per order if the clause is chosen with a sum insured above 0 (specification §9). */
  readonly surcharge?: string;
  /** Maximum sum insured in units of 10,000 yuan, with its label (specification §9: 30, 30万). */
  readonly sumInsuredLimit?: { readonly tenThousands: number; readonly label: string };
}

/** Plan (计划): a priced set of clauses. */
export interface Plan {
  readonly code: string;
  readonly name: string;
  /** Factor on the premium of the whole plan, a decimal string. */
  readonly rate: string;
  readonly clauses: readonly Clause[];
}

/** An option of a factor table (免赔额, 赔付比例, 事故率) with its label and its factor on the premium. */
export interface FactorOption {
  readonly code: string;
  readonly label: string;
  /** Factor on the premium, a decimal string; `1` changes nothing. */
  readonly rate: string;
  /** Factors that differ by occupation class. If a scheme has several classes, the lowest factor applies to all. */
  readonly ratesByClass?: RateByClass;
}

/** Disability table (伤残赔付比例表): percentages for the disability grades 1 to 10. */
export interface DisabilityTable extends FactorOption {
  readonly percentages: readonly number[];
}

/**
 * Discount tier (折扣档): an order with `minPersons` to `maxPersons` persons pays the share `discount` of the premium. A
 * null `maxPersons` means no upper limit.
 */
export interface DiscountTier {
  readonly minPersons: number;
  readonly maxPersons: number | null;
  /** Factor on the premium, a decimal string: with `0.95` (九五折) an order pays 95 % of the premium. */
  readonly discount: string;
}

/** Range of ages in completed years, both limits included. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/** The age limits of insured persons (specification §5, insured age). */
export interface AgeRule extends AgeRange {
  /** The day on which the age is computed. */
  readonly on: 'startDate' | 'orderCreation';
  readonly bySex?: { readonly male?: AgeRange; readonly female?: AgeRange };
  readonly byClass?: Readonly<Partial<Record<OccupationClass, AgeRange>>>;
  /** True for the only product that accepts every age. */
  readonly isExempt: boolean;
}

/** Switches of a product. Each one is a rule in the specification (§9, per-product lists). */
export interface ProductFeatures {
  readonly ocrAuthorisationBook: boolean;
  readonly invoiceTaxPhone: boolean;
  /** False when only ordinary invoices are offered (specification §3, `showSpecialInvoice`). @default true */
  readonly specialInvoice?: boolean;
  readonly construction: boolean;
  /** The order must contain swimming pools with photographs. */
  readonly swimmingPool: boolean;
  /** The order must contain a vehicle. */
  readonly vehicle: boolean;
  /** The order must contain business area, rooms and parking lots. */
  readonly orderExtension: boolean;
  readonly houseAddressRequired: boolean;
  readonly mailStampedForm: boolean;
  /**
   * Factors differ by occupation class; if a scheme has several classes, the lowest factor applies (specification §5).
   */
  readonly repeatPremiumRate: boolean;
  /**
   * Product of the AX line: the page shows the maximum quantity and number of persons, and 0 persons aren't charged as
   * 1.
   */
  readonly ax: boolean;
  /** Accepts group names with three characters or fewer. */
  readonly groupNameLengthExempt: boolean;
}

/** The roster checks of a product. */
export interface ProductChecks {
  readonly peopleCount: boolean;
  readonly age: boolean;
  readonly career: boolean;
}

/** An insurer of a co-insured product (共保), with a share of the risk. */
export interface CoInsurer {
  readonly code: string;
  readonly name: string;
  /** Share of the premium, a decimal string. All shares add up to 1; the first insurer leads. */
  readonly share: string;
}

/** The carrier's code of a plan; it depends on the highest occupation class of the scheme and on the deductible. */
export interface CarrierPlanCode {
  readonly planCode: string;
  /** Occupation classes that the code applies to: six characters 0 or 1. */
  readonly classes: OccupationClassMask;
  /** Code of the deductible; empty when the product has none. */
  readonly deductible: string;
  readonly carrierPlanCode: string;
}

/**
 * The three lists of organisation natures in the specification (§3): the general list, and two lists of nine values.
 */
export type NatureList = 'general' | 'nine' | 'nineCoded';

/**
 * All data of a product that rules need. A new product is one more such object, without new code. Rates and factors are
 * decimal strings; sums insured are whole yuan.
 */
export interface ProductDefinition {
  readonly id: string;
  /** Version of the product. Drafts, quotations, orders and policies keep the version that priced them. */
  readonly version: number;
  readonly name: string;
  /** Syllables of the name without tones, for the search by pinyin. */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: { readonly code: string; readonly name: string };
  /** Product line, for example `employerLiability`. */
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /** True when rates and amounts are sample data and not an insurer's tariff. */
  readonly isSample: boolean;
  /** First and last day of sale, both included; a null `until` means no end. */
  readonly effective?: { readonly from: CalendarDay; readonly until: CalendarDay | null };
  /** The sections of each page, in display order. */
  readonly sections: {
    readonly write: readonly WriteSection[];
    readonly detail: readonly DetailSection[];
    readonly confirm: readonly ConfirmSection[];
  };
  readonly basis: RatingBasis;
  /** Price tables that don't belong to a single clause. */
  readonly tariff?: Tariff;
  readonly rounding: PremiumRounding;
  readonly plans: readonly Plan[];
  readonly deductibles: readonly FactorOption[];
  /** Selectable payout ratios (赔付比例); `rate` is the specification's `freeOdds`. */
  readonly payoutRatios: readonly FactorOption[];
  readonly disabilityTables: readonly DisabilityTable[];
  /** Accident rates (事故率): factors by the group's claims in the past. */
  readonly accidentRates?: readonly FactorOption[];
  readonly coInsurers?: readonly CoInsurer[];
  /** The carrier's codes of the plan. Empty or absent: the carrier uses the plan's own code. */
  readonly carrierPlanCodes?: readonly CarrierPlanCode[];
  readonly discountTiers: readonly DiscountTier[];
  /** Share of the annual premium by number of months, as decimal strings; the key `12` is the full year. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Selectable numbers of months of cover. */
  readonly durations: readonly number[];
  /** First and last possible start date, as days after today. */
  readonly startDay: { readonly earliest: number; readonly latest: number };
  /** Limits of the roster; with `asksSocialSecurity` each person states it (specification §3). */
  readonly persons: { readonly min: number; readonly max: number; readonly asksSocialSecurity?: boolean };
  /** Maximum number of copies of the cover (份数), and the label of the limit on persons; AX line only (§9). */
  readonly axLimits?: { readonly maxQuantity: number; readonly maxPersonsText: string };
  /** Accepted id types of insured persons in orders; absent when all types are accepted. */
  readonly personIdTypes?: readonly OrderPersonIdType[];
  /** Checks of single fields with their triggers (specification §5). */
  readonly fieldRules?: readonly FieldRule[];
  readonly occupation: OccupationRule;
  readonly age: AgeRule;
  readonly checks: ProductChecks;
  readonly features: ProductFeatures;
  readonly applicant: {
    readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
    /** Selectable organisation natures, in the user's language. */
    readonly natures: readonly string[];
    readonly natureList?: NatureList;
  };
  /** Six-digit codes of the provinces or cities where the product is sold; empty means the whole country. */
  readonly areaCodes: readonly number[];
  /** Rule for endorsements; absent when the product doesn't allow them. */
  readonly endorsement?: EndorsementRule;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}
