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

/** Why a file is refused as a whole. */
export type RosterFileErrorCode =
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
