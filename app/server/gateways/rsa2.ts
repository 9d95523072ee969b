import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

/** The text that Alipay signs: the non-empty fields, sorted by name, as `name=value` joined by `&`. */
export const signedText = (fields: Readonly<Record<string, string>>, leftOut: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Signature of a text: SHA-256 with RSA, base64 (`sign_type` RSA2). */
export const rsa2Signature = (text: string, privateKey: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** True when the signature of the text is valid for the other side's key. */
export const isRsa2Signed = (text: string, signature: string, publicKey: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

/** The bytes of a key in a format of Alipay's tools: PEM, PEM with `\n` as two characters, or base64 only. */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll(String.raw`\n`, '\n').replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');

/** Parses a private RSA key in PKCS#8 or PKCS#1; null when it is neither. */
export function rsaPrivateKey(text: string): KeyObject | null {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const key = createPrivateKey({ key: derOf(text), format: 'der', type });
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      continue; // try the other format
    }
  }
  return null;
}

/** Parses a public RSA key; null when it is invalid. */
export function rsaPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: derOf(text), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
