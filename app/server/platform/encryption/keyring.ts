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

/** Seals personal data for the database and finds equal values without opening them. */
export interface Keyring {
  /** Version of the key that seals, the first byte of every value that it sealed. */
  readonly version: number;
  /**
   * AES-256-GCM: key version, nonce, tag and text in one value.
   *
   * @param purpose what the value is; a value sealed for one purpose can't be opened as another
   */
  seal(purpose: string, text: string): Uint8Array;
  /** @throws where the value was changed, or sealed with a key that isn't here or for another purpose */
  open(purpose: string, sealed: Uint8Array): string;
  /** Keyed hash: equal texts of one purpose have equal indexes, and texts can't be tried without the key. */
  index(purpose: string, text: string): Uint8Array;
}

const nonceLength = 12;
const tagLength = 16;

/** As a key object: Node checks a plain buffer again for every value, which costs more than the cipher. */
const derived = (key: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `tuanbao ${use}`, 32)));

/** Bytes that bind a sealed value to its purpose, made once for each purpose. */
function purposeBytes(): (purpose: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    let bytes = known.get(purpose);
    if (!bytes) known.set(purpose, (bytes = Buffer.from(purpose)));
    return bytes;
  };
}

/** Random bytes that were drawn together: a call per value costs as much as the cipher. */
function nonceSource(): () => Buffer {
  const pool = Buffer.alloc(nonceLength * 512);
  let at = pool.length;
  return () => {
    if (at === pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    const nonce = pool.subarray(at, at + nonceLength); // seal() copies it before the next nonce is taken
    at += nonceLength;
    return nonce;
  };
}

/**
 * A keyring over versioned keys. The first seals; all of them open; indexes stay with the lowest version, so that a new
 * sealing key needs no re-indexing.
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

/** Keys of `DATA_KEY`: one base64 key, or `2:…,1:…` with the sealing key first. @throws SettingError */
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
