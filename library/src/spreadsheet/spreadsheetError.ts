/** The reason why a file can't be read as a table. */
export type SpreadsheetErrorCode =
  /** No bytes at all. */
  | 'empty'
  /** Neither a workbook nor text: a picture, a document, a web page saved under another name. */
  | 'notTable'
  /** A workbook of Excel 97 to 2003. */
  | 'legacy'
  | 'encrypted'
  /** Truncated, altered, or outside of the format. */
  | 'damaged'
  /** It inflates, or declares to inflate, to more than anyone typed. */
  | 'tooLarge';

/** The only error that reading a file throws. Its message never quotes the file. */
export class SpreadsheetError extends Error {
  readonly code: SpreadsheetErrorCode;

  constructor(code: SpreadsheetErrorCode, options?: ErrorOptions) {
    super(`the file can't be read: ${code}`, options);
    this.name = 'SpreadsheetError';
    this.code = code;
  }
}

/** The error of a file that contradicts itself. */
export const damaged = (cause?: unknown): SpreadsheetError =>
  new SpreadsheetError('damaged', cause === undefined ? undefined : { cause });
