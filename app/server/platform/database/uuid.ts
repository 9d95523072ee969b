/**
 * True when a text is a uuid with hyphens. Check this before a text is compared with a uuid column: the database
 * reports an error for a text that isn't a uuid.
 */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
