/** A bank that users can choose for refunds, transfers and invoices. */
export interface Bank {
  /** Code of the bank in the clearing system. All bank numbers of the bank begin with these three digits. */
  readonly code: string;
  readonly name: string;
  /** Short name of the bank, for example ICBC. Absent when no short name is known. */
  readonly short?: string;
  /** Pinyin syllables of the bank's name without tones, for the search. */
  readonly pinyin?: string;
}
