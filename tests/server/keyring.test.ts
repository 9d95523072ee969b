import { randomBytes } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { keyringOf, keysFrom } from '../../app/server/platform/encryption/keyring.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const keyring = keyringOf(new Map([[1, first]]));

const unopened = 'unable to authenticate data';

describe('the keyring', () => {
  test('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const sealed = keyring.seal('person.name', '张三');

    expect(keyring.open('person.name', sealed)).toBe('张三');
    expect(Buffer.from(keyring.seal('person.name', '张三'))).not.toEqual(Buffer.from(sealed));
  });

  test('refuses a value that was changed, cut or moved to another column', () => {
    const sealed = keyring.seal('person.idNo', '110199199001150019');
    const changed = Uint8Array.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

    expect(() => keyring.open('person.idNo', changed)).toThrow(unopened);
    expect(() => keyring.open('person.idNo', sealed.subarray(0, 20))).toThrow('authentication tag');
    expect(() => keyring.open('person.name', sealed)).toThrow(unopened);
  });

  test('a new key encrypts from now on, old values stay readable and old indexes stay equal', () => {
    const rotated = keyringOf(keysFrom(`2:${second.toString('base64')},1:${first.toString('base64')}`));
    const old = keyring.seal('draft', '旧');

    expect(rotated.open('draft', old)).toBe('旧');
    expect(rotated.seal('draft', '新')[0]).toBe(2);
    expect(() => keyring.open('draft', rotated.seal('draft', '新'))).toThrow('no key of version 2');
    expect(rotated.index('mobile', '13800138000')).toEqual(keyring.index('mobile', '13800138000'));
  });

  test('an index depends on the key and on its purpose', () => {
    const other = keyringOf(new Map([[1, second]]));

    expect(keyring.index('mobile', '1')).not.toEqual(keyring.index('address', '1'));
    expect(keyring.index('mobile', '1')).not.toEqual(other.index('mobile', '1'));
  });

  test.each(['', 'short', 'x'.repeat(44), `1:${first.toString('base64')},1:${second.toString('base64')}`])(
    'DATA_KEY %o is refused',
    (text) => {
      expect(() => keysFrom(text)).toThrow('DATA_KEY');
    },
  );
});
