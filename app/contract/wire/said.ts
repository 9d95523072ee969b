/** Faults that a field of a request can have. The server has a message for each of them. */
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
  | 'notMidnight'
  | 'reasonShort'
  | 'rolesMissing'
  | 'operatorName'
  | 'passwordShort'
  | 'factorCode';

/** A fault, with the numbers that its message contains. The fault never contains a value that was sent. */
export class SaidFault {
  readonly fault: FieldFault;
  readonly params: Readonly<Record<string, number>>;

  constructor(fault: FieldFault, params: SaidFault['params']) {
    this.fault = fault;
    this.params = params;
  }
}

/**
 * Returns a message for a yup test. The message is an object, so that the server can distinguish it from yup's own
 * messages. Yup's messages are English texts that repeat the value that was sent.
 */
export const said = (fault: FieldFault, params: SaidFault['params'] = {}): (() => SaidFault) => {
  const message = new SaidFault(fault, params);
  return () => message;
};
