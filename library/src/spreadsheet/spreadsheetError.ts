/** Code of the reason why a file can't be read as a table. */
export type SpreadsheetErrorCode =
  /** The file has no bytes. */
  | 'empty'
  /** The file is neither a workbook nor text: a picture, a document, or a web page with another extension. */
  | 'notTable'
  /** The file is a workbook in the binary format of Excel 97 to 2003. */
  | 'legacy'
  | 'encrypted'
  /** The file is truncated, was altered, or violates the xlsx format. */
  | 'damaged'
  /** The decompressed content is larger than any list of persons, or the archive declares such a size. */
  | 'tooLarge';

/** The only kind of error that is thrown when a file is read. Its message never contains text of the file. */
export class SpreadsheetError extends Error {
  readonly code: SpreadsheetErrorCode;

  constructor(code: SpreadsheetErrorCode, options?: ErrorOptions) {
    super(`the file can't be read: ${code}`, options);
    this.name = 'SpreadsheetError';
    this.code = code;
  }
}

/** Creates the error for a file that is damaged or contradicts itself. */
export const damaged = (cause?: unknown): SpreadsheetError =>
  new SpreadsheetError('damaged', cause === undefined ? undefined : { cause });
