import { screen } from '@testing-library/react';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const offered = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it.each([
  { page: 1, total: 3, pages: ['1'] },
  { page: 1, total: 28, pages: ['1', '2', '3', '4', '5', '6', '7'] },
  { page: 1, total: 400, pages: ['1', '2', '3', '4', '5', '100'] },
  { page: 50, total: 400, pages: ['1', '49', '50', '51', '100'] },
  { page: 100, total: 400, pages: ['1', '96', '97', '98', '99', '100'] },
])('page $page of $total entries offers $pages', ({ page, total, pages }) => {
  renderInChinese(<Pagination page={page} pageSize={4} total={total} onChange={() => undefined} />);

  expect(offered().filter((text) => text !== '')).toEqual(pages);
});

it('cannot go before the first page or past the last', () => {
  renderInChinese(<Pagination page={1} pageSize={4} total={4} onChange={() => undefined} />);

  expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

it('reports the page that was chosen, not the one already shown', async () => {
  const onChange = vi.fn<(page: number) => void>();
  const { user } = renderInChinese(<Pagination page={2} pageSize={4} total={20} onChange={onChange} />);

  await user.click(screen.getByRole('button', { name: '第 2 页' }));
  await user.click(screen.getByRole('button', { name: '第 5 页' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
});
