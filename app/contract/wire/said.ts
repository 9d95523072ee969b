/** Faults of a field that breaks the contract; the server's message pack has the sentences. */
export type FieldFault =
  | 'tooLong'
  | 'invisible'
  | 'empty'
  | 'notDay'
  | 'notEmail'
  | 'emailMissing'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'notYuan'
  | 'notDecimal'
  | 'tooMany'
  | 'mobileWrong'
  | 'mobileMissing'
  | 'fileMissing'
  | 'tooManyFiles'
  | 'picturesMissing'
  | 'vouchersMissing'
  | 'policiesMissing'
  | 'notMidnight';

/** A fault with the figures that its sentence needs. It never holds what was sent. */
export class SaidFault {
  readonly fault: FieldFault;
  readonly params: Readonly<Record<string, number>>;

  constructor(fault: FieldFault, params: SaidFault['params']) {
    this.fault = fault;
    this.params = params;
  }
}

/**
 * The message of a yup test. It is an object, so that it can be told from yup's own messages: those are English, and
 * repeat the value that was sent.
 */
export const said = (fault: FieldFault, params: SaidFault['params'] = {}): (() => SaidFault) => {
  const message = new SaidFault(fault, params);
  return () => message;
};
