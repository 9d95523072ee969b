/**
 * Reasons for which a well-formed request is refused: fields that contradict each other, and values that the server
 * can't process.
 */
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

/**
 * Error for a well-formed request that contradicts itself or has a value that the server can't process. The server
 * refuses the request with a message that names the field.
 */
export class ContradictionError extends RangeError {
  override readonly name = 'ContradictionError';
  readonly code: ContradictionCode;
  /** Path of the wrong field, in the names of the wire. The path never contains a value that was sent. */
  readonly path: string;
  /** Values that the message contains, such as a limit or the correct value. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ContradictionCode, path: string, params: ContradictionError['params'] = {}) {
    super(code);
    this.code = code;
    this.path = path;
    this.params = params;
  }
}
