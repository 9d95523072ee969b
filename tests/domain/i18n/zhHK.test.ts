import { globSync } from 'node:fs';

import type { MessagePack } from '@tuanbao/library/i18n/messagePack';
import { zhHK } from '@tuanbao/library/locales/zh-HK';
import { type InvoiceFormMessages, messages as invoiceForm } from '@tuanbao/library/widgets/InvoiceForm/messages';
import { describe, expect, it } from 'vitest';

const library = new URL('../../../library/src/', import.meta.url).pathname;

const isPack = (value: unknown): value is MessagePack<object> =>
  typeof value === 'object' && value !== null && 'zh-CN' in value && 'en-US' in value;

/** Returns the keys of all texts in an object, as paths. */
const keysOf = (texts: object, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text)
      ? keysOf(text as object, `${path}${key}.`)
      : [`${path}${key}`],
  );

const packs = await Promise.all(
  globSync(['**/*.messages.ts', 'i18n/productTerms.ts'], { cwd: library })
    .toSorted()
    .map(async (file) => {
      const module = (await import(`${library}${file}`)) as Readonly<Record<string, unknown>>;
      return Object.values(module)
        .flatMap((value) => [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])])
        .filter(isPack)
        .map((pack) => [file, pack] as const);
    }),
);

const every = packs.flat();

const textsOfAll = JSON.stringify(
  zhHK.map((replaced) => replaced.texts),
  (_key, value: unknown) => (typeof value === 'function' ? String(value) : value),
);

describe('the texts for Hong Kong', () => {
  it('are there for every pack', () => {
    expect(every.length).toBeGreaterThan(100);
    const without = every.filter(([, pack]) => !zhHK.some((replaced) => replaced.pack === pack)).map(([file]) => file);
    expect(without).toEqual([]);
  });

  it.each(every)('have every text of %s', (_file, pack) => {
    const given = zhHK.filter((replaced) => replaced.pack === pack).map(({ texts }) => texts['zh-HK'] as object);
    expect(given.flatMap((texts) => keysOf(texts)).toSorted()).toEqual([...keysOf(pack['zh-CN'])].toSorted());
  });

  it('have no simplified characters', () => {
    expect(textsOfAll).toContain('請');
    expect(/[险单业员发书码数据会时过还没关开应请选择证类输写资费额]/u.exec(textsOfAll)?.[0]).toBeUndefined();
  });

  it('avoid synonyms and colloquial words', () => {
    const avoided = /合同|位元組|寫法|投保單位|開啓|標籤頁|窗口|事故率|保費合計|再試一次|改好|換個|“/u;
    expect(avoided.exec(textsOfAll)?.[0]).toBeUndefined();
  });

  it('count the characters of a line of the invoice', () => {
    const [{ bytes, bytesTogether }] = zhHK
      .filter(({ pack }) => pack === invoiceForm)
      .map(({ texts }) => texts['zh-HK']) as [InvoiceFormMessages];

    expect(bytes(59, 100)).toBe('還可填寫 20 個字（兩個字母或數字計一個字）');
    expect(bytesTogether('註冊電話', 101, 100)).toBe('與註冊電話合計超出 1 個字，請減少');
  });
});
