/** A bank for refunds, transfers and invoices. */
export interface Bank {
  /** Category of the bank in the clearing system: the first three digits of all its bank numbers. */
  readonly code: string;
  readonly name: string;
  /** Short name of the bank, for example ICBC. */
  readonly short?: string;
  /** Pinyin syllables of the bank's name without tones, for the search. */
  readonly pinyin?: string;
}
