import type { ProductDefinition, ProductJump } from './productDefinition.ts';

/** What an agent earns by a product. */
export interface ProductEarnings {
  /** Share of the premium in percent, a decimal string: `12.5`. */
  readonly percent: string;
  /** How many rewards run that count it. */
  readonly rewards: number;
}

/** A product as a list shows it. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  /** Syllables of the name without tones; with them it is found by pinyin. */
  readonly pinyin?: string;
  readonly summary: string;
  readonly insurer: ProductDefinition['insurer'];
  readonly line: string;
  readonly tags: readonly string[];
  readonly badges: readonly string[];
  readonly jump: ProductJump;
  /** Lowest premium of one person for a year, yuan as a decimal string; null where it depends on more than the person. */
  readonly premiumFrom: string | null;
  readonly isSample: boolean;
  /** The agent's commission for it (推广费); absent for users without the right to see commission. */
  readonly earnings?: ProductEarnings;
}
