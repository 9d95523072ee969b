/** A bank for refunds, transfers and invoices. */
export interface Bank {
  /** Category of the clearing system: the first three digits of its bank numbers. */
  readonly code: string;
  readonly name: string;
  /** Short name, for example ICBC. */
  readonly short?: string;
  /** Syllables of the name without tones, for the search by pinyin. */
  readonly pinyin?: string;
}
