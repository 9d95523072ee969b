import { screen } from '@testing-library/react';
import { productListings } from '@tuanbao/library/samples/products';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { show } from './onPage.tsx';

/** Distance in pixels from the bottom of the card to the bottom of an element in it. */
const raisedBy = (element: Element): number =>
  Math.round(
    (element.closest('article')?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().bottom,
  );

it.each([640, 960, 1800])('has the price above the buttons in every card of a row, in %d px', async (width) => {
  await page.viewport(width, 900);
  show(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'stretch' }}>
      {productListings.map((product) => (
        <ProductCard key={product.id} product={product} onChoose={() => undefined} onShowDetails={() => undefined} />
      ))}
    </div>,
  );
  const buttons = screen.getAllByRole('button', { name: /^投保/ });
  const prices = screen.getAllByText(/^(\/人\/年起|保费按投保信息计算)$/).map((part) => part.closest('p') ?? part);
  expect(new Set(buttons.map(raisedBy)).size).toBe(1);
  expect(new Set(prices.map(raisedBy)).size).toBe(1);
  expect(raisedBy(prices[0] ?? document.body)).toBeGreaterThan(raisedBy(buttons[0] ?? document.body));
});
