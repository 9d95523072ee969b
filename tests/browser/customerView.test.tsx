import { afterEach, expect, test } from 'vitest';

import { closeGallery, galleryNames, showGallery } from './galleries.tsx';

const sources = import.meta.glob<string>('../../library/src/widgets/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Widgets that show amounts. */
const writesAmounts = new Set(
  Object.entries(sources)
    .filter(([, source]) => /<Money|format(Fen|Yuan|ExactYuan)\b|useAmountText/.test(source))
    .map(([path]) => path.split('/').at(-2) ?? ''),
);

const amount = /¥\s?\d/;

afterEach(closeGallery);

test('there are widgets that write amounts', () => {
  expect(writesAmounts.size).toBeGreaterThan(8);
});

test.each(galleryNames.filter((name) => writesAmounts.has(name)))(
  '%s shows no amount while a customer looks on',
  async (name) => {
    const { innerText } = await showGallery(name, { hidesPrices: true });
    expect(innerText.split('\n').filter((line) => amount.test(line))).toEqual([]);
  },
);
