import type { ProductDefinition, ProductJump } from './productDefinition.ts';

/** The agent's possible earnings from a product. */
export interface ProductEarnings {
  /** The agent's share of the premium in percent, a decimal string such as `12.5`. */
  readonly percent: string;
  /** Number of current rewards that include sales of the product. */
  readonly rewards: number;
}

/** The data of a product in a list of products. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  /**
   * Pinyin syllables of the product's name, without tones. If they are absent, users can't find the product by pinyin.
   */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: ProductDefinition['insurer'];
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /**
   * Lowest annual premium of one person, in yuan as a decimal string. It is null if the product isn't priced per person
   * or has no price.
   */
  readonly premiumFrom: string | null;
  readonly isSample: boolean;
  /** The agent's earnings (推广费); absent for users who may not see commission. */
  readonly earnings?: ProductEarnings;
}
