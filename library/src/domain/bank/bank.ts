/** A bank as refunds, transfers and invoices name it. */
export interface Bank {
  /** Category of the clearing system: the first three digits of its numbers. */
  readonly code: string;
  readonly name: string;
  /** What it is called for short, for example ICBC. */
  readonly short?: string;
  /** Syllables of the name without tones; with them it is found by pinyin. */
  readonly pinyin?: string;
}
