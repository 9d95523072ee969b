import type { OccupationClass } from '../occupation/occupationClass.ts';

/** A clause chosen in a scheme, with its sum insured in whole yuan. */
export interface ChosenClause {
  readonly code: string;
  readonly sumInsured: number;
}

/** An occupation of a scheme with its number of persons. */
export interface OccupationLine {
  /** Seven-digit code of an occupation; empty when only the class is known. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
  /** Number of persons (人数). */
  readonly heads: number;
}

/** A scheme (方案): a configuration of cover by the agent. An order has one or more. */
export interface Scheme {
  /** Stable within the draft; persons refer to their scheme by it. */
  readonly id: string;
  readonly name: string;
  readonly planCode: string;
  readonly clauses: readonly ChosenClause[];
  /** Code of the product's deductible option; empty when the product has none. */
  readonly deductible: string;
  readonly payoutRatio: string;
  readonly disabilityTable: string;
  /** Code of the product's accident-rate option (出险情况); empty when the product has none. */
  readonly accidentRate: string;
  /**
   * Occupations with planned numbers of persons. Once the scheme has listed persons, the roster's numbers are used
   * instead.
   */
  readonly occupations: readonly OccupationLine[];
}

/** A scheme with the numbers of persons that it is priced for. */
export type QuotableScheme = Pick<
  Scheme,
  'id' | 'planCode' | 'clauses' | 'deductible' | 'payoutRatio' | 'disabilityTable'
> & {
  readonly occupations: readonly OccupationLine[];
  /** Code of the product's accident-rate option; absent when there is none. */
  readonly accidentRate?: string;
};
