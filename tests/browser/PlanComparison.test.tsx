import { cleanup, render, screen } from '@testing-library/react';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme } from '@tuanbao/library/samples/schemes';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

const schemesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...officeScheme, id: `s${at}`, name: `方案 ${at + 1}` }));

const show = (count: number) => {
  render(<PlanComparison product={employerLiability} schemes={schemesOf(count)} />);
  return screen.getByRole('group', { name: '方案对比' });
};
const cutAt = (scroll: HTMLElement) => scroll.parentElement?.dataset['cut'] ?? '';
/**
 * The shadows at the end edge of the table and beside the row headings. A shadow shows that more schemes are hidden at
 * that edge.
 */
const shadowsOf = (scroll: HTMLElement) => ({
  end: getComputedStyle(scroll.parentElement as HTMLElement, '::after').boxShadow,
  start: getComputedStyle(screen.getAllByRole('rowheader')[0] as HTMLElement).boxShadow,
});

it('thirty schemes: a shadow shows at which edge more of them are hidden', async () => {
  await page.viewport(1280, 800);
  const scroll = show(30);
  expect(scroll.scrollWidth).toBeGreaterThan(scroll.clientWidth);
  await expect.poll(() => cutAt(scroll)).toBe('end');
  expect(shadowsOf(scroll)).toEqual({ end: expect.stringContaining('px'), start: 'none' });

  scroll.scrollLeft = 300;
  await expect.poll(() => cutAt(scroll)).toBe('start end');
  expect(shadowsOf(scroll).start).not.toBe('none');
  // Only the schemes scroll. The row headings stay in place.
  const heading = screen.getAllByRole('rowheader')[0]?.getBoundingClientRect();
  const table = scroll.getBoundingClientRect();
  expect(heading?.left).toBeCloseTo(table.left, 0);

  scroll.focus();
  await userEvent.keyboard('{End}');
  scroll.scrollLeft = scroll.scrollWidth;
  await expect.poll(() => cutAt(scroll)).toBe('start');
  const last = screen.getByRole('columnheader', { name: '方案 30' }).getBoundingClientRect();
  expect(last.right).toBeLessThanOrEqual(table.right + 1);
});

it('two schemes fit: no shadow', async () => {
  await page.viewport(1280, 800);
  const scroll = show(2);
  await expect.poll(() => cutAt(scroll)).toBe('');
  expect(shadowsOf(scroll)).toEqual({ end: 'none', start: 'none' });
});
