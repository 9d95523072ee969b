import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

it.each([['Enter'], [' ']])('%s presses it, once', async (key) => {
  const onPress = vi.fn<() => void>();
  show(<Button onPress={() => onPress()}>保存</Button>);

  await press(key === ' ' ? '{Tab} ' : '{Tab}{Enter}');

  expect(onPress).toHaveBeenCalledOnce();
});

it('Tab skips a disabled one', async () => {
  show(
    <>
      <Button isDisabled>保存</Button>
      <Button>取消</Button>
    </>,
  );

  await press('{Tab}');

  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
});

it('Enter does nothing while it is pending, and it keeps focus', async () => {
  const onPress = vi.fn<() => void>();
  show(
    <Button isPending onPress={() => onPress()}>
      保存
    </Button>,
  );

  await press('{Tab}{Enter}');

  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveFocus();
});
