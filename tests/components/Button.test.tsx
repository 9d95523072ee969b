import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

it('presses once by mouse and once by keyboard', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = renderInChinese(<Button onPress={() => onPress()}>下一步</Button>);

  await user.click(screen.getByRole('button', { name: '下一步' }));
  await user.keyboard('{Enter}');

  expect(onPress).toHaveBeenCalledTimes(2);
});

it('keeps focus and ignores presses while pending', async () => {
  const onPress = vi.fn<() => void>();
  const { user, rerender } = renderInChinese(<Button onPress={() => onPress()}>提交订单</Button>);
  await user.tab();
  rerender(
    <Button onPress={() => onPress()} isPending>
      提交订单
    </Button>,
  );

  await user.keyboard('{Enter}');

  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: '处理中' })).toBeInTheDocument();
  expect(onPress).not.toHaveBeenCalled();
});

it('gives its element to a ref', () => {
  const ref = createRef<HTMLButtonElement>();
  renderInChinese(<Button ref={ref}>保存</Button>);

  expect(ref.current).toBe(screen.getByRole('button'));
});
