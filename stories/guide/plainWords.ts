/** A word that code and comments avoid, and the word to use instead. */
export interface PlainWord {
  /** The words to avoid, as the guide shows them. */
  readonly not: string;
  /** The word to use instead. */
  readonly use: string;
  /**
   * Words in lower case. A test searches names and comments for them. Missing if only a reviewer can decide whether a
   * use is wrong.
   */
  readonly searched?: readonly string[];
}

/** The words to use in names and comments. Each thing has one word. */
export const plainWords: readonly PlainWord[] = [
  {
    not: 'whoever, somebody, nobody, everybody',
    use: 'the user, agent, operator or person that is meant; "no person"',
    searched: ['whoever', 'whomever', 'somebody', 'nobody', 'everybody'],
  },
  {
    not: 'reader (a person)',
    use: 'user, agent; a reader is a program: screen reader, file reader',
    searched: ['reader', 'readers'],
  },
  { not: 'deed', use: 'action', searched: ['deed', 'deeds', 'misdeed'] },
  { not: 'anew', use: 'again', searched: ['anew'] },
  { not: 'steady', use: 'stable (identity), fixed (size)', searched: ['steady'] },
  { not: 'thereof, whither, whence', use: 'a short main clause', searched: ['thereof', 'whither', 'whence'] },
  { not: 'What …, Whether …, Whose … (first word of a comment)', use: 'the thing itself; "True when …"' },
  {
    not: 'conservation, preservation',
    use: 'endorsement; the other words belong to the wire and to addresses',
    searched: ['preservation', 'preservations'],
  },
  { not: 'paper (an uploaded document)', use: 'material', searched: ['paper', 'papers'] },
  { not: 'look', use: 'model, context, appearance, theme' },
  { not: 'ask, question, answer (a call)', use: 'request, response; load, fetch' },
  { not: 'forget an answer', use: 'revalidate, remove from the cache' },
  { not: 'let go of', use: 'release, abort, unmount' },
  { not: 'turn, move (a state)', use: 'transition' },
  { not: 'figure (a number)', use: 'number, amount, total', searched: ['figure', 'figures'] },
  { not: 'say, tell (a program)', use: 'return, report, show' },
];

/** First words with which a comment must not start, because such a start hides the subject of the comment. */
export const hidingOpenings: readonly string[] = ['What', 'Whether', 'Whose'];

/** Places in which an avoided word is right. */
export const rightUses: readonly {
  /** Path of a file or folder of the repository. */
  readonly place: string;
  readonly words: readonly string[];
  readonly reason: string;
}[] = [
  {
    place: 'library/src/widgets/RosterImport/',
    words: ['reader', 'readers'],
    reason: 'the program that reads files of persons in a worker',
  },
  {
    place: 'library/src/domain/roster/',
    words: ['reader'],
    reason: 'functions that read the rows of a sheet, and the failures of the program that reads files',
  },
  {
    place: 'library/src/i18n/rosterProblems.messages.ts',
    words: ['reader'],
    reason: 'the failures of the program that reads files',
  },
  {
    place: 'library/src/locales/zh-HK/rosterProblems.ts',
    words: ['reader'],
    reason: 'the failures of the program that reads files',
  },
  {
    place: 'library/src/spreadsheet/inflatedChunks.ts',
    words: ['reader'],
    reason: "the platform's reader of a stream",
  },
  {
    place: 'app/server/licences/',
    words: ['reader'],
    reason: 'the program that reads licences and other documents',
  },
  {
    place: 'app/server/gateways/gateways.ts',
    words: ['reader'],
    reason: 'the program that reads licences and other documents',
  },
  {
    place: 'app/server/wiring/assemble.ts',
    words: ['reader'],
    reason: 'the program that reads licences and other documents',
  },
  {
    place: 'app/contract/',
    words: ['figure', 'figures'],
    reason: "words of the calls' descriptions and of the wire",
  },
  {
    place: 'app/server/desk/figures/',
    words: ['figure', 'figures'],
    reason: 'the area of the desk with totals and charts of the business',
  },
  {
    place: 'app/desk/figures/',
    words: ['figure', 'figures'],
    reason: 'the area of the desk with totals and charts of the business',
  },
  {
    place: 'app/desk/pages.ts',
    words: ['figures'],
    reason: 'the area of the desk with totals and charts of the business',
  },
  {
    place: 'app/server/wiring/operatorRoutes.ts',
    words: ['figure'],
    reason: 'the area of the desk with totals and charts of the business',
  },
  ...[
    'app/server/endorsements/sendForReview.ts',
    'app/server/gateways/gateways.ts',
    'app/server/invoices/sendForInvoice.ts',
    'app/server/policies/policyContents.ts',
  ].map((place) => ({ place, words: ['papers'], reason: "a field of the insurer's interface" })),
  ...[
    'app/client/products/FrameDialog.styles.ts',
    'app/server/invoices/',
    'library/src/components/QrCode/QrCode.styles.ts',
    'library/src/domain/invoice/',
    'library/src/widgets/QuotationSheet/QuotationSheet.styles.ts',
  ].map((place) => ({
    place,
    words: ['paper'],
    reason: 'the sheet that is printed, or an invoice that is sent as one',
  })),
  ...['library/src/widgets/PayWait/PayWait.tsx', 'library/src/widgets/QuotationShare/QuotationShare.styles.ts'].map(
    (place) => ({ place, words: ['figure'], reason: "the platform's element" }),
  ),
  {
    place: 'library/src/components/Money/Money.styles.ts',
    words: ['figure'],
    reason: 'a size of type, which the tokens and the prop publish',
  },
];
