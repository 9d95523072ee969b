/** Codes of the errors that a person in a roster can have. */
export type PersonErrorCode =
  | 'E_REQUIRED'
  | 'E_NAME'
  | 'E_ID_TYPE'
  | 'E_ID_FORMAT'
  | 'E_ID_LENGTH'
  | 'E_ID_AREA'
  | 'E_ID_BIRTHDAY'
  | 'E_ID_CHECKSUM'
  | 'E_ID_PRECISION'
  | 'E_DUPLICATE'
  | 'E_SEX'
  | 'E_SEX_MISMATCH'
  | 'E_SOCIAL_SECURITY'
  | 'E_DATE'
  | 'E_BIRTHDAY_MISMATCH'
  | 'E_AGE'
  | 'E_OCC_UNKNOWN'
  | 'E_OCC_CLASS'
  | 'E_OCC_CLASS_MISMATCH'
  | 'E_OCC_DECLINED'
  | 'E_CLASS_NOT_COVERED'
  | 'E_CELL_ERROR';

/** Codes of warnings about a person. A warning doesn't prevent the submit. */
export type PersonWarningCode =
  | 'W_NORMALIZED'
  | 'W_15_DIGIT'
  | 'W_FILLED_FROM_ID'
  | 'W_FILLED_FROM_NAME'
  | 'W_FILLED_FROM_CODE'
  | 'W_OCC_NAME_MISMATCH'
  | 'W_LEADING_ZERO'
  | 'W_COVERED';

/** Codes of warnings about a file, or about its sheets, columns, rows and cells. */
export type FileWarningCode =
  | 'W_FORMULA'
  | 'W_FOOTER_SKIPPED'
  | 'W_UNKNOWN_COLUMN'
  | 'W_OTHER_SHEETS'
  | 'W_HIDDEN_ROW'
  | 'W_HIDDEN_COLUMN';

/**
 * Failures that occur while a file is read but aren't caused by the file. The user can try again with the same file.
 */
export type RosterReadingErrorCode =
  /** The worker that reads files didn't respond for too long. */
  | 'F_STALLED'
  /** The worker that reads files failed. */
  | 'F_READER_FAILED'
  /** The worker couldn't send its result to the page. */
  | 'F_ANSWER_LOST'
  /** The worker that reads files couldn't be loaded or started. */
  | 'F_READER_MISSING'
  /** The page couldn't process or show the worker's result. */
  | 'F_LAST_STEP'
  /** The file was moved, deleted or locked after it was chosen. */
  | 'F_UNREADABLE';

const readingErrors: Readonly<Record<RosterReadingErrorCode, true>> = {
  F_STALLED: true,
  F_READER_FAILED: true,
  F_ANSWER_LOST: true,
  F_READER_MISSING: true,
  F_LAST_STEP: true,
  F_UNREADABLE: true,
};

/** True when a file couldn't be read for a reason that isn't in the file, so that the same file can be tried again. */
export const isReadingError = (code: RosterFileErrorCode): code is RosterReadingErrorCode =>
  Object.hasOwn(readingErrors, code);

/** Codes of the reasons why a whole file is refused. */
export type RosterFileErrorCode =
  | RosterReadingErrorCode
  | 'F_FILE_TOO_LARGE'
  | 'F_NOT_XLSX'
  | 'F_XLS_LEGACY'
  | 'F_ENCRYPTED'
  | 'F_CORRUPT'
  | 'F_ZIP_BOMB'
  | 'F_TOO_MANY_ROWS'
  | 'F_EMPTY'
  | 'F_NO_HEADER'
  | 'F_MISSING_COLUMN';

export type RosterProblemCode = PersonErrorCode | PersonWarningCode | FileWarningCode | RosterFileErrorCode;
