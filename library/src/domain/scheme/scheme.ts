import type { OccupationClass } from '../occupation/occupationClass.ts';

/** A clause that is chosen in a scheme, with its sum insured in whole yuan. */
export interface ChosenClause {
  readonly code: string;
  readonly sumInsured: number;
}

/** An occupation of a scheme with its number of persons. */
export interface OccupationLine {
  /** Seven-digit code of the occupation; empty when only its class is known. */
  readonly code: string;
  readonly name: string;
  readonly occupationClass: OccupationClass;
  /** Number of persons (人数) with this occupation. */
  readonly heads: number;
}

/** A scheme (方案): a cover that the agent has configured. An order has one or more schemes. */
export interface Scheme {
  /** Id that never changes within the draft. Persons refer to their scheme by this id. */
  readonly id: string;
  readonly name: string;
  readonly planCode: string;
  readonly clauses: readonly ChosenClause[];
  /** Code of the chosen deductible; empty when the product has no deductibles. */
  readonly deductible: string;
  readonly payoutRatio: string;
  readonly disabilityTable: string;
  /** Code of the chosen accident rate (出险情况); empty when the product has no accident rates. */
  readonly accidentRate: string;
  /**
   * Occupations with the planned numbers of persons. Once the scheme has listed persons, the numbers in the roster are
   * used instead.
   */
  readonly occupations: readonly OccupationLine[];
}

/** The parts of a scheme that decide its price, with the numbers of persons for which it is priced. */
export type QuotableScheme = Pick<
  Scheme,
  'id' | 'planCode' | 'clauses' | 'deductible' | 'payoutRatio' | 'disabilityTable'
> & {
  readonly occupations: readonly OccupationLine[];
  /** Code of the chosen accident rate; absent when the scheme has no accident rate. */
  readonly accidentRate?: string;
};
