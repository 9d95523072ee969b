/**
 * True when a text is a uuid. Only such a text can be compared with a uuid column; for any other text the database
 * reports an error.
 */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
