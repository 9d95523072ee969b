import type { OccupationClass } from '../occupation/occupationClass.ts';

/** A clause chosen in a scheme, with its sum insured in whole yuan. */
export interface ChosenClause {
  readonly code: string;
  readonly sumInsured: number;
}

/** An occupation of a scheme with its number of persons. */
export interface OccupationLine {
  /** Seven-digit code of a leaf; empty where only the class is known. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
  /** 人数: number of persons. */
  readonly heads: number;
}

/** 方案: a configuration by the agent. An order has one or more. */
export interface Scheme {
  /** Stable within the draft; persons refer to it. */
  readonly id: string;
  readonly name: string;
  readonly planCode: string;
  readonly clauses: readonly ChosenClause[];
  /** Code of the product's deductible option; empty where the product has none. */
  readonly deductible: string;
  readonly payoutRatio: string;
  readonly disabilityTable: string;
  /** Code of the product's accident-rate option (出险情况); empty where the product has none. */
  readonly accidentRate: string;
  /** Occupations with planned numbers of persons; the roster's counts replace them when the scheme has persons. */
  readonly occupations: readonly OccupationLine[];
}

/** A scheme with the number of persons that it is priced for. */
export type QuotableScheme = Pick<
  Scheme,
  'id' | 'planCode' | 'clauses' | 'deductible' | 'payoutRatio' | 'disabilityTable'
> & {
  readonly occupations: readonly OccupationLine[];
  /** Code of the product's accident-rate option; absent for none. */
  readonly accidentRate?: string;
};
