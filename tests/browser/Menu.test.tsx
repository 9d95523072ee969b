import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Menu } from '@tuanbao/library/components/Menu';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

const actions = [
  { id: 'copy', label: 'Copy' },
  { id: 'invoice', label: 'Invoice', isDisabled: true },
  { id: 'export', label: 'Export' },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
];

function open() {
  const onAction = vi.fn<(id: string) => void>();
  show(<Menu trigger={<Button>更多</Button>} actions={actions} onAction={onAction} />);
  return onAction;
}

it.each([
  ['{Enter}', 'copy'],
  [' ', 'copy'],
  ['{ArrowDown}', 'copy'],
  ['{ArrowUp}', 'delete'],
  ['{Enter}{ArrowDown}', 'export'],
  ['{Enter}{ArrowDown}{ArrowDown}', 'delete'],
  ['{Enter}{ArrowUp}', 'delete'],
  ['{Enter}{End}', 'delete'],
  ['{ArrowUp}{Home}', 'copy'],
  ['{Enter}e', 'export'],
])('%s moves to %s, which Enter activates', async (keys, id) => {
  const onAction = open();

  await press(`{Tab}${keys}{Enter}`);

  expect(onAction).toHaveBeenCalledExactlyOnceWith(id);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('Space does the action in focus', async () => {
  const onAction = open();

  await press('{Tab}{Enter}{ArrowDown} ');

  expect(onAction).toHaveBeenCalledExactlyOnceWith('export');
});

it('Esc closes it and gives focus back', async () => {
  const onAction = open();

  await press('{Tab}{Enter}{Escape}');

  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '更多' })).toHaveFocus();
  expect(onAction).not.toHaveBeenCalled();
});
