/** What can be wrong with a person of a roster. */
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
  | 'E_DATE'
  | 'E_BIRTHDAY_MISMATCH'
  | 'E_AGE'
  | 'E_OCC_UNKNOWN'
  | 'E_OCC_CLASS'
  | 'E_OCC_CLASS_MISMATCH'
  | 'E_OCC_DECLINED'
  | 'E_CLASS_NOT_COVERED'
  | 'E_CELL_ERROR';

/** What is worth a look though it blocks nothing. */
export type PersonWarningCode =
  | 'W_NORMALIZED'
  | 'W_15_DIGIT'
  | 'W_FILLED_FROM_ID'
  | 'W_FILLED_FROM_NAME'
  | 'W_FILLED_FROM_CODE'
  | 'W_OCC_NAME_MISMATCH'
  | 'W_LEADING_ZERO'
  | 'W_COVERED';

/** What was noticed about a file beyond its persons. */
export type FileWarningCode =
  | 'W_FORMULA'
  | 'W_FOOTER_SKIPPED'
  | 'W_UNKNOWN_COLUMN'
  | 'W_OTHER_SHEETS'
  | 'W_HIDDEN_ROW'
  | 'W_HIDDEN_COLUMN';

/** Why a file could not be read to the end although nothing is wrong with it: it may be tried again. */
export type RosterReadingErrorCode =
  /** Nothing arrived for too long. */
  | 'F_STALLED'
  /** The program that reads files failed. */
  | 'F_READER_FAILED'
  /** What was read could not be handed to the page. */
  | 'F_ANSWER_LOST'
  /** The program that reads files could not be loaded or started. */
  | 'F_READER_MISSING'
  /** The page failed to take or show what was read. */
  | 'F_LAST_STEP'
  /** The file was moved, deleted or locked since it was chosen. */
  | 'F_UNREADABLE';

const readingErrors: Readonly<Record<RosterReadingErrorCode, true>> = {
  F_STALLED: true,
  F_READER_FAILED: true,
  F_ANSWER_LOST: true,
  F_READER_MISSING: true,
  F_LAST_STEP: true,
  F_UNREADABLE: true,
};

/** Whether the reading failed and not the file: the same file may be tried again. */
export const isReadingError = (code: RosterFileErrorCode): code is RosterReadingErrorCode =>
  Object.hasOwn(readingErrors, code);

/** Why a file is refused as a whole. */
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
