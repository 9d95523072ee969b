import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

/**
 * Returns the text that is signed in Alipay's method: the non-empty fields whose names aren't in `leftOut`, sorted by
 * name, as `name=value` joined by `&`.
 */
export const signedText = (fields: Readonly<Record<string, string>>, leftOut: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Signature of a text by SHA-256 with RSA, in base64. Alipay calls this method RSA2 (`sign_type`). */
export const rsa2Signature = (text: string, privateKey: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** True when the text was signed with the private key that belongs to `publicKey`. */
export const isRsa2Signed = (text: string, signature: string, publicKey: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

/**
 * The bytes of a key. The key may have any format of Alipay's tools: PEM, PEM whose line ends are written as the two
 * characters `\n`, or only base64.
 */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll(String.raw`\n`, '\n').replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');

/** Parses a private RSA key in the format PKCS#8 or PKCS#1. If the text has neither format, returns null. */
export function rsaPrivateKey(text: string): KeyObject | null {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const key = createPrivateKey({ key: derOf(text), format: 'der', type });
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      continue; // The next format is tried.
    }
  }
  return null;
}

/** Parses a public RSA key. If the text isn't a valid key, returns null. */
export function rsaPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: derOf(text), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
