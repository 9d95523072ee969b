/** Kinds of contradiction within a request, and of statements that the server can't follow. */
export type ContradictionCode =
  | 'fieldsDiffer'
  | 'durationUnitUnknown'
  | 'durationTooLong'
  | 'endDateDiffers'
  | 'industriesSeveral'
  | 'materialRepeated'
  | 'materialFilesTooMany'
  | 'addedHasOriginal'
  | 'removedTwoPersons'
  | 'vehicleDetailNotAsked'
  | 'invoiceOrderTypes'
  | 'taxpayerKindUnknown'
  | 'openedHasOrder';

/** A request that is well formed and can't be meant; the server refuses it in words, with the field that it is about. */
export class ContradictionError extends RangeError {
  override readonly name = 'ContradictionError';
  readonly code: ContradictionCode;
  /** Where it is, in the wire's spelling; never a value that was sent. */
  readonly path: string;
  /** Values in the message's sentence: a limit, or the right value. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ContradictionCode, path: string, params: ContradictionError['params'] = {}) {
    super(code);
    this.code = code;
    this.path = path;
    this.params = params;
  }
}
