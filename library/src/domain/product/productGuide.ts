/** A choice in the scheme that changes the payout of a cover: deductible, payout ratio or disability table. */
export type CoverTerm = 'deductible' | 'payoutRatio' | 'disabilityTable';

/** Explanation of a clause (保险责任). The product page shows it beside the sums insured. */
export interface CoverText {
  /** Name of the clause in the product. Clauses with the same name have the same explanation. */
  readonly clause: string;
  readonly text: string;
  /** Choices in the scheme that change the payout of the clause. */
  readonly terms: readonly CoverTerm[];
}

/** Step of a claim (理赔流程). */
export interface ClaimStep {
  readonly title: string;
  readonly text: string;
}

/** Article of the insurance clauses: its title and its paragraphs. */
export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Clauses (保险条款) of a product. */
export interface Clauses {
  readonly name: string;
  readonly articles: readonly Article[];
}

/**
 * Texts with which an agent explains a product: covers, exclusions (责任免除), notices to the applicant (投保须知), steps of a
 * claim, and insurance clauses. The insurance clauses are in Chinese, because they are the contract. All other texts
 * are in the language for which the guide was requested.
 */
export interface ProductGuide {
  readonly covers: readonly CoverText[];
  readonly exclusions: readonly string[];
  readonly notices: readonly string[];
  readonly claims: readonly ClaimStep[];
  readonly clauses: Clauses;
}
