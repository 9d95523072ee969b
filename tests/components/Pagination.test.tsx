import { screen } from '@testing-library/react';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { describe, expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const jump = () => screen.getByRole('textbox', { name: '跳至页码' });
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

describe('the field for a page number', () => {
  it('is shown when some pages have no button', () => {
    renderInChinese(<Pagination page={1} pageSize={4} total={28} onChange={() => undefined} />);

    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['100', 100],
    [' ４２ ', 42],
  ])('Enter after %j goes to page %d and empties it', async (typed, page) => {
    const onChange = vi.fn<(page: number) => void>();
    const { user } = renderInChinese(<Pagination page={2} pageSize={4} total={400} onChange={onChange} />);
    await user.type(jump(), `${typed}{Enter}`);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(page);
    expect(jump()).toHaveValue('');
  });

  it.each(['0', '101', '-3', '1.5', '第三页'])(
    'shows the range of pages after %j, and keeps the text',
    async (typed) => {
      const onChange = vi.fn<(page: number) => void>();
      const { user } = renderInChinese(<Pagination page={2} pageSize={4} total={400} onChange={onChange} />);
      await user.type(jump(), `${typed}{Enter}`);

      expect(onChange).not.toHaveBeenCalled();
      expect(jump()).toHaveValue(typed);
      expect(jump()).toHaveAccessibleDescription('请填写 1 至 100 的页码');
      await user.type(jump(), '{Backspace}');
      expect(jump()).not.toHaveAttribute('aria-invalid');
    },
  );

  it('does nothing while it is empty', async () => {
    const onChange = vi.fn<(page: number) => void>();
    const { user } = renderInChinese(<Pagination page={2} pageSize={4} total={400} onChange={onChange} />);
    await user.type(jump(), '{Enter}');

    expect(onChange).not.toHaveBeenCalled();
    expect(jump()).not.toHaveAttribute('aria-invalid');
  });
});
