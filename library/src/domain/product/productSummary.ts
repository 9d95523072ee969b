import type { ProductDefinition, ProductJump } from './productDefinition.ts';

/** The agent's earnings from a product. */
export interface ProductEarnings {
  /** Share of the premium in percent, a decimal string: `12.5`. */
  readonly percent: string;
  /** Number of current rewards that count sales of the product. */
  readonly rewards: number;
}

/** A product in a list. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  /** Syllables of the name without tones, for the search by pinyin. */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: ProductDefinition['insurer'];
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /**
   * Lowest annual premium of one person, in yuan as a decimal string; null when the premium depends on more than the
   * person.
   */
  readonly premiumFrom: string | null;
  readonly isSample: boolean;
  /** The agent's commission (推广费); absent for users who may not see commission. */
  readonly earnings?: ProductEarnings;
}
