import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

/** The text that Alipay signs: fields that aren't empty, by name, as `name=value` joined by `&`. */
export const signedText = (fields: Readonly<Record<string, string>>, leftOut: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Signature of a text: SHA-256 with RSA, base64 (`sign_type` RSA2). */
export const rsa2Signature = (text: string, privateKey: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** True when the text is signed with the other side's key, to the letter. */
export const isRsa2Signed = (text: string, signature: string, publicKey: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');

/** A key's bytes as Alipay's tools give them: PEM, PEM with `\n` written out, or its base64 alone. */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll(String.raw`\n`, '\n').replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');

/** A private RSA key in PKCS#8 or PKCS#1; null where it is neither. */
export function rsaPrivateKey(text: string): KeyObject | null {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const key = createPrivateKey({ key: derOf(text), format: 'der', type });
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      continue; // the other form
    }
  }
  return null;
}

/** A public RSA key; null where it is none. */
export function rsaPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: derOf(text), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
