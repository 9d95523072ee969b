import { screen } from '@testing-library/react';
import { CommandPalette } from '@tuanbao/library/components/CommandPalette';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const commands = [
  { value: 'locked', label: '订单导出', isDisabled: true },
  { value: 'orders', label: '订单列表' },
];

it('chooses the first command that can be chosen, not a disabled one before it', async () => {
  const onChoose = vi.fn<(value: string) => void>();
  const { user } = renderInChinese(
    <CommandPalette isOpen onOpenChange={() => undefined} commands={commands} onChoose={onChoose} />,
  );
  const field = screen.getByRole('combobox');
  await user.keyboard('{Enter}');
  await user.type(field, '订单{Enter}');
  expect(onChoose.mock.calls).toEqual([['orders'], ['orders']]);
});

it('has no active command if all are disabled', () => {
  renderInChinese(
    <CommandPalette isOpen onOpenChange={() => undefined} commands={commands.slice(0, 1)} onChoose={() => undefined} />,
  );
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
});
