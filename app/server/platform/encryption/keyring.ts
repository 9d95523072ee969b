import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';

import { SettingError } from '../settings/settings.ts';

/**
 * Encrypts personal data for the database. Also computes indexes, by which equal values are found without decrypting
 * them.
 */
export interface Keyring {
  /**
   * Version of the key with which values are encrypted. It is the first byte of every value that is encrypted with this
   * key.
   */
  readonly version: number;
  /**
   * Encrypts a text with AES-256-GCM. The result contains the version of the key, the nonce, the tag and the encrypted
   * text.
   *
   * @param purpose kind of the value; the value can be decrypted only with the same purpose
   */
  seal(purpose: string, text: string): Uint8Array;
  /**
   * Decrypts an encrypted value.
   * @throws Error when the value was changed, its key is missing, or it was encrypted for a different purpose
   */
  open(purpose: string, sealed: Uint8Array): string;
  /**
   * Keyed hash of a text. Equal texts have equal indexes if their purpose is the same. An attacker who doesn't have the
   * key can't compute the index of a guessed text.
   */
  index(purpose: string, text: string): Uint8Array;
}

const nonceLength = 12;
const tagLength = 16;

/**
 * Derives a key for one use. The result is a key object: Node checks a plain buffer again for every value, and that
 * takes longer than the encryption.
 */
const derived = (key: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `tuanbao ${use}`, 32)));

/**
 * Returns the function that gives the bytes of a purpose. The bytes bind an encrypted value to its purpose. The bytes
 * are created once for each purpose.
 */
function purposeBytes(): (purpose: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    let bytes = known.get(purpose);
    if (!bytes) known.set(purpose, (bytes = Buffer.from(purpose)));
    return bytes;
  };
}

/**
 * Returns the function that provides nonces. The nonces are taken from a block of random bytes, because a separate call
 * for each nonce takes as long as the encryption.
 */
function nonceSource(): () => Buffer {
  const pool = Buffer.alloc(nonceLength * 512);
  let at = pool.length;
  return () => {
    if (at === pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    // seal() copies the nonce before it takes the next nonce, so the nonce's bytes can be reused.
    const nonce = pool.subarray(at, at + nonceLength);
    at += nonceLength;
    return nonce;
  };
}

/**
 * Creates a keyring from keys, each with its version. The first key encrypts new values. Every key can decrypt values
 * that were encrypted with it. The key with the lowest version computes the indexes, so the indexes stay the same when
 * a key with a higher version is added.
 * @throws SettingError when there is no key
 */
export function keyringOf(keys: ReadonlyMap<number, Buffer>): Keyring {
  const [current] = keys.keys();
  const oldest = keys.get(Math.min(...keys.keys()));
  if (current === undefined || !oldest) throw new SettingError('DATA_KEY holds no key');
  const sealing = new Map([...keys].map(([version, key]) => [version, derived(key, 'seal')]));
  const indexing = derived(oldest, 'index');
  const newNonce = nonceSource();
  const bytesOf = purposeBytes();
  const keyOf = (version: number) => {
    const key = sealing.get(version);
    if (!key) throw new Error(`no key of version ${version}`);
    return key;
  };
  return {
    version: current,
    seal(purpose, text) {
      const nonce = newNonce();
      const cipher = createCipheriv('aes-256-gcm', keyOf(current), nonce).setAAD(bytesOf(purpose));
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([Buffer.of(current), nonce, cipher.getAuthTag(), ...content]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const textAt = 1 + nonceLength + tagLength;
      const decipher = createDecipheriv('aes-256-gcm', keyOf(bytes[0] ?? 0), bytes.subarray(1, 1 + nonceLength))
        .setAAD(bytesOf(purpose))
        .setAuthTag(bytes.subarray(1 + nonceLength, textAt));
      return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
    },
    index: (purpose, text) => createHmac('sha256', indexing).update(`${purpose}\0${text}`).digest(),
  };
}

/**
 * Parses the keys in `DATA_KEY`. It is one key in base64, or a list such as `2:…,1:…`. The first key of the list
 * encrypts new values.
 * @throws SettingError when a key isn't 32 bytes in base64, or a version occurs twice or is greater than 255
 */
export function keysFrom(text: string): ReadonlyMap<number, Buffer> {
  const keys = new Map<number, Buffer>();
  for (const entry of text.split(',')) {
    const [, version = '1', encoded = ''] = /^(?:(\d{1,3}):)?([A-Za-z0-9+/]{43}=)$/.exec(entry.trim()) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (key.length !== 32 || Number(version) > 255 || keys.has(Number(version))) {
      throw new SettingError('DATA_KEY must be 32 bytes in base64, or version:key pairs joined by commas');
    }
    keys.set(Number(version), key);
  }
  return keys;
}
