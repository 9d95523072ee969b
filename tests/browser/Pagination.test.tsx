import { screen } from '@testing-library/react';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { press, show } from './onPage.tsx';

function Pages({ first = 1 }: { readonly first?: number }) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} pageSize={10} total={30} onChange={setPage} />;
}
const current = () => screen.getByRole('button', { current: 'page' });

it('Tab goes through the pages and skips a disabled back button; Enter and Space change the page', async () => {
  show(<Pages />);

  await press('{Tab}{Tab}{Enter}');
  expect(current()).toHaveAccessibleName('第 2 页');
  await press('{Tab} ');

  expect(current()).toHaveAccessibleName('第 3 页');
});

it('Enter on the next button keeps the focus up to the last page', async () => {
  show(<Pages />);

  await press('{Tab}{Tab}{Tab}{Tab}{Enter}{Enter}');

  expect(current()).toHaveAccessibleName('第 3 页');
  await press('{Shift>}{Tab}{/Shift}');
  expect(current()).toHaveFocus();
});

it.each([
  ['zh-CN', '下一页', '1'],
  ['ar', 'Next page', '-1'],
])('its arrows point in the direction of the text in %s', (locale, next, direction) => {
  show(<Pages first={2} />, locale);
  const icon = screen.getByRole('button', { name: next }).querySelector('svg');

  expect(icon && getComputedStyle(icon).scale.split(' ')[0]).toBe(direction === '1' ? 'none' : direction);
});
