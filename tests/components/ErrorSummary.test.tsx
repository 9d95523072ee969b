import { screen } from '@testing-library/react';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

it('shows and announces nothing while there are no problems', () => {
  const { container } = renderInChinese(<ErrorSummary items={[]} />);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('');
});

it('announces the number of problems, and when they are solved', () => {
  const items = [{ message: '请输入企业名称' }, { message: '请选择地区' }];
  const { rerender } = renderInChinese(<ErrorSummary items={items} />);
  expect(screen.getByRole('status')).toHaveTextContent('还有 2 项未完成，请补充后继续');

  rerender(<ErrorSummary items={items.slice(1)} />);
  expect(screen.getByRole('status')).toHaveTextContent('还有 1 项未完成，请补充后继续');
  rerender(<ErrorSummary items={[]} />);

  expect(screen.getByRole('status')).toHaveTextContent('已全部完成');
});

it('can get the focus, and links to a row', async () => {
  const heading = createRef<HTMLHeadingElement>();
  const jump = vi.fn<() => void>();
  const { user } = renderInChinese(
    <ErrorSummary ref={heading} items={[{ message: '第 3 行：被保人重复', onJump: jump }]} />,
  );

  heading.current?.focus();
  expect(screen.getByRole('heading', { name: '还有 1 项未完成，请补充后继续' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');

  expect(jump).toHaveBeenCalledOnce();
});

it('counts what it does not list', () => {
  const items = Array.from({ length: 25 }, (_, row) => ({ message: `第 ${row + 1} 行：被保人重复` }));
  renderInChinese(<ErrorSummary items={items} limit={20} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(21);
  expect(screen.getByText('另有 5 项')).toBeInTheDocument();
});

it('lists nothing before the first refused submit, and takes the focus at each one', async () => {
  const items = [{ message: '请输入企业名称' }];
  const { rerender, user } = renderInChinese(<ErrorSummary items={items} refusals={0} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  rerender(<ErrorSummary items={items} refusals={1} />);
  expect(screen.getByRole('heading', { name: '还有 1 项未完成，请补充后继续' })).toHaveFocus();
  await user.tab();
  rerender(<ErrorSummary items={[...items, { message: '请选择地区' }]} refusals={1} />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(<ErrorSummary items={items} refusals={2} />);

  expect(screen.getByRole('heading')).toHaveFocus();
});
