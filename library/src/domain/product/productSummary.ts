import type { ProductDefinition, ProductJump } from './productDefinition.ts';

/** The agent's earnings by a product. */
export interface ProductEarnings {
  /** Share of the premium in percent, a decimal string: `12.5`. */
  readonly percent: string;
  /** Number of current rewards that count the product. */
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
  /** Lowest annual premium of one person, yuan as a decimal string; null where it depends on more than the person. */
  readonly premiumFrom: string | null;
  readonly isSample: boolean;
  /** The agent's commission (推广费); absent for users without the right to see commission. */
  readonly earnings?: ProductEarnings;
}
