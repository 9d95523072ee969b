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

/** What the premium is counted on. */
export type RatingBasis = 'perPerson' | 'byArea' | 'byContractCost' | 'perPool' | 'perVehicle' | 'perHouse';

/** How a unit premium becomes payable money: half-up to the fen, up to the whole yuan, or exact. */
export type PremiumRounding = 'cents' | 'ceil' | 'none';

/** 主险, 附加险 or 场所责任. */
export type ClauseKind = 'main' | 'addOn' | 'placeDuty';

/** What happens when an agent chooses the product (specification §2, third-party product jump). */
export type ProductJump =
  | { readonly kind: 'native' }
  | { readonly kind: 'api' | 'cps' | 'offline'; readonly address: string };

/** Sum insured (保额) that a clause may be bought with. */
export interface SumInsuredOption {
  /** Whole yuan. */
  readonly sumInsured: number;
  /** What the user sees, for example `50万` or `100元/天`. */
  readonly label: string;
}

/** Annual rates in ‰ of the sum insured, as decimal strings, by occupation class. A class left out isn't covered. */
export type RateByClass = Readonly<Partial<Record<OccupationClass, string>>>;

/**
 * 条款: one cover of a plan. On the per-person basis exactly one of `ratesPerMille` and `premiums` prices it; by area
 * `ratePerSquareMetre` does, for houses `premiumsByAreaClass`; the other bases are priced by the product's tariff.
 */
export interface Clause {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  /** An optional clause may be left out of a scheme. */
  readonly isOptional: boolean;
  readonly options: readonly SumInsuredOption[];
  readonly ratesPerMille?: RateByClass;
  /** Flat yuan premiums as decimal strings by months of cover, then class; not shortened any further. */
  readonly premiums?: Readonly<Record<string, RateByClass>>;
  /** Yuan a year for one square metre and 10,000 yuan of sum insured, a decimal string. */
  readonly ratePerSquareMetre?: string;
  /** Yuan a year by area class of the house. */
  readonly premiumsByAreaClass?: HouseAreaPremiums;
  /** Yuan that an order pays once where the clause is chosen with a sum insured above 0 (specification §9). */
  readonly surcharge?: string;
  /** Highest sum insured, in 10,000 yuan, and how it reads (specification §9: 30, 30万). */
  readonly sumInsuredLimit?: { readonly tenThousands: number; readonly label: string };
}

/** 计划: a priced bundle of clauses. */
export interface Plan {
  readonly code: string;
  readonly name: string;
  /** Factor on the premium of the whole plan, a decimal string. */
  readonly rate: string;
  readonly clauses: readonly Clause[];
}

/** One choice of a factor table (免赔额, 赔付比例, 事故率): what it says and what it does to the premium. */
export interface FactorOption {
  readonly code: string;
  readonly label: string;
  /** Factor on the premium, a decimal string; `1` changes nothing. */
  readonly rate: string;
  /** Other factors for some occupation classes; where a scheme's classes differ, the lowest applies to all of it. */
  readonly ratesByClass?: RateByClass;
}

/** 伤残赔付比例表: percentages for the grades 1 to 10. */
export interface DisabilityTable extends FactorOption {
  readonly percentages: readonly number[];
}

/** 折扣档: groups of `minPersons` to `maxPersons` (null: no upper end) pay `discount` of the premium. */
export interface DiscountTier {
  readonly minPersons: number;
  readonly maxPersons: number | null;
  /** A decimal string: `0.95` is 九五折. */
  readonly discount: string;
}

/** Completed years, both ends included. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/** Who may be insured by age (specification §5, insured age). */
export interface AgeRule extends AgeRange {
  /** The day on which the age counts. */
  readonly on: 'startDate' | 'orderCreation';
  readonly bySex?: { readonly male?: AgeRange; readonly female?: AgeRange };
  readonly byClass?: Readonly<Partial<Record<OccupationClass, AgeRange>>>;
  /** True for the one product that takes every age. */
  readonly isExempt: boolean;
}

/** Per-product switches; each is a rule of the specification (§9, per-product lists). */
export interface ProductFeatures {
  readonly ocrAuthorisationBook: boolean;
  readonly invoiceTaxPhone: boolean;
  readonly construction: boolean;
  /** Asks for swimming pools, with photographs. */
  readonly swimmingPool: boolean;
  /** Asks for a vehicle. */
  readonly vehicle: boolean;
  /** Asks for business area, rooms, parking lots. */
  readonly orderExtension: boolean;
  readonly houseAddressRequired: boolean;
  readonly mailStampedForm: boolean;
  readonly repeatPremiumRate: boolean;
  /** AX line: shows maximum quantity and persons, and a head count of 0 stays 0. */
  readonly ax: boolean;
  /** Names of up to three characters are accepted. */
  readonly groupNameLengthExempt: boolean;
}

/** Which parts of the roster checks a product runs. */
export interface ProductChecks {
  readonly peopleCount: boolean;
  readonly age: boolean;
  readonly career: boolean;
}

/** 共保: an insurer that carries part of the risk. */
export interface CoInsurer {
  readonly code: string;
  readonly name: string;
  /** Share of the premium, a decimal string; all shares add up to 1, the first insurer leads. */
  readonly share: string;
}

/** The carrier's own code for a plan, by the highest occupation class of the scheme and its deductible. */
export interface CarrierPlanCode {
  readonly planCode: string;
  /** Six characters 0/1: the class band. */
  readonly classes: OccupationClassMask;
  /** Code of the deductible option; empty where the product has none. */
  readonly deductible: string;
  readonly carrierPlanCode: string;
}

/** Which of the specification's lists of organisation natures a product offers (§3): general, and two of nine values. */
export type NatureList = 'general' | 'nine' | 'nineCoded';

/**
 * A product is data: everything a rule needs to know about it. Adding a product is adding one of these.
 * Rates and factors are decimal strings, sums insured whole yuan.
 */
export interface ProductDefinition {
  readonly id: string;
  /** Drafts, quotations, orders and policies pin the version that priced them. */
  readonly version: number;
  readonly name: string;
  /** Syllables of the name without tones; with them it is found by pinyin. */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: { readonly code: string; readonly name: string };
  /** Product line, for example `employerLiability`. */
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /** True: rates and figures are sample data and not an insurer's tariff. */
  readonly isSample: boolean;
  /** Days from which and until which the product is sold, `until` included; null: no end. */
  readonly effective?: { readonly from: CalendarDay; readonly until: CalendarDay | null };
  /** What each page consists of, in the order of the page. */
  readonly sections: {
    readonly write: readonly WriteSection[];
    readonly detail: readonly DetailSection[];
    readonly confirm: readonly ConfirmSection[];
  };
  readonly basis: RatingBasis;
  /** Tables of a basis that are not a clause's own. */
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
  /** Empty or absent: the plan's own code is the carrier's. */
  readonly carrierPlanCodes?: readonly CarrierPlanCode[];
  readonly discountTiers: readonly DiscountTier[];
  /** Share of the annual premium by months of cover, decimal strings; the key `12` is the full year. */
  readonly shortPeriodRates: Readonly<Record<string, string>>;
  /** Months of cover on offer. */
  readonly durations: readonly number[];
  /** First and last possible start day, counted in days from today. */
  readonly startDay: { readonly earliest: number; readonly latest: number };
  readonly persons: { readonly min: number; readonly max: number };
  /** 份数 at most and how the limit on persons reads; shown and enforced on the AX line only (specification §9). */
  readonly axLimits?: { readonly maxQuantity: number; readonly maxPersonsText: string };
  /** Id types that an insured person may show; absent: every type. */
  readonly personIdTypes?: readonly PersonIdType[];
  /** Checks of single fields, evaluated on their trigger (specification §5). */
  readonly fieldRules?: readonly FieldRule[];
  readonly occupation: OccupationRule;
  readonly age: AgeRule;
  readonly checks: ProductChecks;
  readonly features: ProductFeatures;
  readonly applicant: {
    readonly fields: Readonly<Record<ApplicantField, FieldDemand>>;
    /** Organisation natures on offer, as the user sees them. */
    readonly natures: readonly string[];
    readonly natureList?: NatureList;
  };
  /** Six-digit codes of the provinces or cities where the product is sold; empty: the whole country. */
  readonly areaCodes: readonly number[];
  /** What an employer may change after the sale; absent: nothing. */
  readonly endorsement?: EndorsementRule;
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}
