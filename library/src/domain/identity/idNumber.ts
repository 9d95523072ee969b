const plainPattern = /^[0-9A-Z]*$/;
const invisible = /[\s\u200B-\u200F\u2028-\u202E\u2060\uFEFF\u00AD]/gu;

/**
 * Normalises an id number for comparisons and checks. The result is half-width and in upper case, without spaces and
 * invisible characters. Spreadsheets mark a number as text by an apostrophe before it or by `="…"` around it; these
 * marks are removed. A multiplication sign after exactly 17 digits is replaced by X.
 */
export function normaliseIdNumber(text: string): string {
  if (plainPattern.test(text)) return text;
  const bare = text.normalize('NFKC').replace(invisible, '').toUpperCase();
  const unquoted = bare.replace(/^="(.*)"$/u, '$1').replace(/^['’‘`]/u, '');
  return unquoted.replace(/^(\d{17})[×✕✖╳]$/u, '$1X');
}
