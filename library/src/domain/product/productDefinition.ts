import type { ApplicantField } from '../applicant/applicant.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { PersonIdType } from '../identity/personIdType.ts';
import type { OccupationClass, OccupationClassMask } from '../occupation/occupationClass.ts';
import type { OccupationRule } from '../occupation/occupationRule.ts';
import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { EndorsementRule } from './endorsementRule.ts';
import type { FieldRule } from './fieldRule.ts';
import type { ConfirmSection, DetailSection, WriteSection } from './productSection.ts';
import type { HouseAreaPremiums, Tariff } from './tariff.ts';

/** Basis of the premium. */
export type RatingBasis = 'perPerson' | 'byArea' | 'byContractCost' | 'perPool' | 'perVehicle' | 'perHouse';

/** Rounding of a unit premium: half-up to the fen, up to the whole yuan, or none. */
export type PremiumRounding = 'cents' | 'ceil' | 'none';

/** 主险, 附加险 or 场所责任. */
export type ClauseKind = 'main' | 'addOn' | 'placeDuty';

/** The effect of choosing the product (specification §2, third-party product jump). */
export type ProductJump =
  | { readonly kind: 'native' }
  | { readonly kind: 'api' | 'cps' | 'offline'; readonly address: string };

/** A sum insured (保额) that a clause can have. */
export interface SumInsuredOption {
  /** Sum insured in whole yuan. */
  readonly sumInsured: number;
  /** Label for the user, for example `50万` or `100元/天`. */
  readonly label: string;
}

/** Annual rates in ‰ of the sum insured, decimal strings, by occupation class. A missing class isn't covered. */
export type RateByClass = Readonly<Partial<Record<OccupationClass, string>>>;

/**
 * 条款: one cover of a plan. Per person exactly one of `ratesPerMille` and `premiums` prices it; by area
 * `ratePerSquareMetre`; for houses `premiumsByAreaClass`; the other bases use the product's tariff.
 */
export interface Clause {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  /** True when a scheme may leave the clause out. */
  readonly isOptional: boolean;
  readonly options: readonly SumInsuredOption[];
  readonly ratesPerMille?: RateByClass;
  /** Flat premiums in yuan as decimal strings, by months of cover, then class; the short-period table doesn't apply. */
  readonly premiums?: Readonly<Record<string, RateByClass>>;
  /** Yuan per year for one square metre and 10,000 yuan of sum insured, a decimal string. */
  readonly ratePerSquareMetre?: string;
  /** Yuan per year by area class of the house. */
  readonly premiumsByAreaClass?: HouseAreaPremiums;
  /** Yuan that an order pays once if the clause is chosen with a sum insured above 0 (specification §9). */
  readonly surcharge?: string;
  /** Highest sum insured, in 10,000 yuan, with its label (specification §9: 30, 30万). */
  readonly sumInsuredLimit?: { readonly tenThousands: number; readonly label: string };
}

/** 计划: a priced set of clauses. */
export interface Plan {
  readonly code: string;
  readonly name: string;
  /** Factor on the premium of the whole plan, a decimal string. */
  readonly rate: string;
  readonly clauses: readonly Clause[];
}

/** An option of a factor table (免赔额, 赔付比例, 事故率): its label and its effect on the premium. */
export interface FactorOption {
  readonly code: string;
  readonly label: string;
  /** Factor on the premium, a decimal string; `1` changes nothing. */
  readonly rate: string;
  /** Other factors for some occupation classes; where the classes of a scheme differ, the lowest applies to all. */
  readonly ratesByClass?: RateByClass;
}

/** 伤残赔付比例表: percentages for the grades 1 to 10. */
export interface DisabilityTable extends FactorOption {
  readonly percentages: readonly number[];
}

/** 折扣档: groups of `minPersons` to `maxPersons` (null for no upper limit) pay `discount` of the premium. */
export interface DiscountTier {
  readonly minPersons: number;
  readonly maxPersons: number | null;
  /** Factor, a decimal string: `0.95` is 九五折. */
  readonly discount: string;
}

/** Completed years, both limits included. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/** The age limits of insured persons (specification §5, insured age). */
export interface AgeRule extends AgeRange {
  /** The day on which the age is counted. */
  readonly on: 'startDate' | 'orderCreation';
  readonly bySex?: { readonly male?: AgeRange; readonly female?: AgeRange };
  readonly byClass?: Readonly<Partial<Record<OccupationClass, AgeRange>>>;
  /** True for the one product that accepts every age. */
  readonly isExempt: boolean;
}

/** Switches of a product; each is a rule of the specification (§9, per-product lists). */
export interface ProductFeatures {
  readonly ocrAuthorisationBook: boolean;
  readonly invoiceTaxPhone: boolean;
  /** False: ordinary invoices only (specification §3, `showSpecialInvoice`). @default true */
  readonly specialInvoice?: boolean;
  readonly construction: boolean;
  /** Requires swimming pools, with photographs. */
  readonly swimmingPool: boolean;
  /** Requires a vehicle. */
  readonly vehicle: boolean;
  /** Requires business area, rooms and parking lots. */
  readonly orderExtension: boolean;
  readonly houseAddressRequired: boolean;
  readonly mailStampedForm: boolean;
  /** Factors differ by occupation class; where a scheme has several, the lowest rate holds (specification §5). */
  readonly repeatPremiumRate: boolean;
  /** AX line: shows the greatest quantity and number of persons, and a number of 0 persons stays 0. */
  readonly ax: boolean;
  /** Accepts group names of up to three characters. */
  readonly groupNameLengthExempt: boolean;
}

/** The roster checks of a product. */
export interface ProductChecks {
  readonly peopleCount: boolean;
  readonly age: boolean;
  readonly career: boolean;
}

/** 共保: an insurer with a share of the risk. */
export interface CoInsurer {
  readonly code: string;
  readonly name: string;
  /** Share of the premium, a decimal string; all shares add up to 1, and the first insurer leads. */
  readonly share: string;
}

/** The carrier's code of a plan, by the highest occupation class of the scheme and its deductible. */
export interface CarrierPlanCode {
  readonly planCode: string;
  /** Class band: six characters 0/1. */
  readonly classes: OccupationClassMask;
  /** Code of the deductible option; empty where the product has none. */
  readonly deductible: string;
  readonly carrierPlanCode: string;
}

/** The specification's lists of organisation natures (§3): general, and two of nine values. */
export type NatureList = 'general' | 'nine' | 'nineCoded';

/**
 * A product is data: all facts that rules need. Adding a product means adding one of these. Rates and factors are
 * decimal strings, sums insured whole yuan.
 */
export interface ProductDefinition {
  readonly id: string;
  /** Version; drafts, quotations, orders and policies keep the one that priced them. */
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
  /** True: rates and amounts are sample data, not an insurer's tariff. */
  readonly isSample: boolean;
  /** First and last day of sale (`until` included); null for no end. */
  readonly effective?: { readonly from: CalendarDay; readonly until: CalendarDay | null };
  /** The sections of each page, in their order. */
  readonly sections: {
    readonly write: readonly WriteSection[];
    readonly detail: readonly DetailSection[];
    readonly confirm: readonly ConfirmSection[];
  };
  readonly basis: RatingBasis;
  /** Tables of a basis that don't belong to a single clause. */
  readonly tariff?: Tariff;
  readonly rounding: PremiumRounding;
  readonly plans: readonly Plan[];
  readonly deductibles: readonly FactorOption[];
  /** 赔付比例; the rate is the specification's `freeOdds`. */
  readonly payoutRatios: readonly FactorOption[];
  readonly disabilityTables: readonly DisabilityTable[];
  /** 事故率: factors by the group's past claims. */
  readonly accidentRates?: readonly FactorOption[];
  readonly coInsurers?: readonly CoInsurer[];
  /** Empty or absent: the carrier uses the plan's own code. */
  readonly carrierPlanCodes?: readonly CarrierPlanCode[];
  readonly discountTiers: readonly DiscountTier[];
  /** Share of the annual premium by months of cover, decimal strings; the key `12` is the full year. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Months of cover to choose from. */
  readonly durations: readonly number[];
  /** First and last possible start date, in days from today. */
  readonly startDay: { readonly earliest: number; readonly latest: number };
  readonly persons: { readonly min: number; readonly max: number };
  /** Greatest 份数 and the label of the limit on persons; only for the AX line (specification §9). */
  readonly axLimits?: { readonly maxQuantity: number; readonly maxPersonsText: string };
  /** Accepted id types of insured persons; absent for every type. */
  readonly personIdTypes?: readonly PersonIdType[];
  /** Checks of single fields on their trigger (specification §5). */
  readonly fieldRules?: readonly FieldRule[];
  readonly occupation: OccupationRule;
  readonly age: AgeRule;
  readonly checks: ProductChecks;
  readonly features: ProductFeatures;
  readonly applicant: {
    readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
    /** Organisation natures to choose from, in the user's language. */
    readonly natures: readonly string[];
    readonly natureList?: NatureList;
  };
  /** Six-digit codes of the provinces or cities where the product is sold; empty for the whole country. */
  readonly areaCodes: readonly number[];
  /** Rule for changes after the sale; absent for none. */
  readonly endorsement?: EndorsementRule;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}
