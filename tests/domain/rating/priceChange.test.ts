import { priceChangeOf } from '@tuanbao/library/domain/rating/priceChange';
import { expect, it } from 'vitest';

import { incompleteQuote, quoteOf, withClerks } from '../../../stories/fixtures/quotes.ts';
import { officeScheme, workshopScheme } from '../../../stories/fixtures/schemes.ts';

it('names the heads that were added and the discount they reach', () => {
  const change = priceChangeOf(quoteOf([withClerks(officeScheme, 9)]), quoteOf([withClerks(officeScheme, 10)]));

  expect(change?.differenceFen).toBe((10 * 123 - 9 * 129) * 100);
  expect(change?.causes).toEqual([
    { kind: 'heads', schemeId: 's1', from: 9, to: 10 },
    {
      kind: 'discount',
      from: expect.objectContaining({ discount: '1' }),
      to: expect.objectContaining({ discount: '0.95' }),
    },
  ]);
});

it('tells changed terms from changed heads', () => {
  const change = priceChangeOf(quoteOf([officeScheme]), quoteOf([{ ...officeScheme, payoutRatio: 'P100' }]));

  expect(change?.differenceFen).toBeGreaterThan(0);
  expect(change?.causes).toEqual([{ kind: 'terms', schemeId: 's1' }]);
});

it('names a scheme that was added and one that was removed', () => {
  const [one, both] = [quoteOf([officeScheme]), quoteOf([officeScheme, workshopScheme])];

  expect(priceChangeOf(one, both)?.causes[0]).toEqual({ kind: 'schemeAdded', schemeId: 's2' });
  expect(priceChangeOf(both, one)?.causes[0]).toEqual({ kind: 'schemeRemoved', schemeId: 's2' });
});

it('is silent while there is no total, and where the total stays', () => {
  expect(priceChangeOf(incompleteQuote, quoteOf([officeScheme]))).toBeNull();
  expect(priceChangeOf(quoteOf([officeScheme]), quoteOf([{ ...officeScheme, name: '改名' }]))).toBeNull();
});
