/** Characters that RFC 5987 lets stand for themselves. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** `content-disposition` of a file with any name: plain ASCII for old clients, the whole name by RFC 5987. */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name.toWellFormed())}`;
}
