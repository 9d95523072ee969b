/** Percent-encodes all characters that RFC 5987 doesn't allow in a value. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Header `content-disposition` for a file with any name. It contains an ASCII name for old clients, and the full name
 * in the format of RFC 5987.
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name.toWellFormed())}`;
}
