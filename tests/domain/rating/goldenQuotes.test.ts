import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { describe, expect, it } from 'vitest';

import { type GoldenQuote, goldenQuotesIn, quoteFamilies } from '../../../app/catalogue/goldenQuotes.ts';
import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();

function totalOf({ product, draft }: GoldenQuote): string {
  const definition = catalogue.productOf(product);
  if (!definition) throw new Error(`no product ${product}`);
  const { totalFen, schemes } = quote(definition, draft);
  if (totalFen === null) throw new Error(JSON.stringify(schemes));
  return yuanOf(totalFen);
}

describe.each(quoteFamilies)('%s', (family) => {
  const quotes = goldenQuotesIn(family);

  it('has at least six golden quotes, each of the family', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(6);
    for (const { product } of quotes) expect(catalogue.productOf(product)?.line).toBe(family);
  });

  it.each(quotes)('$product $name: $total', (golden) => {
    expect(totalOf(golden)).toBe(golden.total);
    expect(golden.arithmetic.at(-1)).toContain(golden.total);
  });
});

describe('every product, quoted end to end', () => {
  const quotes = goldenQuotesIn('everyProduct');

  it('is in the table', () => {
    const native = catalogue.products.filter(({ jump }) => jump.kind === 'native').map(({ id }) => id);
    expect(quotes.map(({ product }) => product).toSorted()).toEqual(native.toSorted());
    expect(quotes).toHaveLength(34);
  });

  it.each(quotes)('$product $name costs $total', (golden) => {
    expect(totalOf(golden)).toBe(golden.total);
  });
});
