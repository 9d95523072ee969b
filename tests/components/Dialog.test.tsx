import { screen, waitFor } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Dialog, type DialogProps } from '@tuanbao/library/components/Dialog';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>删除</Button>
      <Dialog title="删除方案？" isOpen={isOpen} onOpenChange={setOpen} {...props}>
        不可恢复
      </Dialog>
    </>
  );
}

const opened = async (props: Partial<DialogProps> = {}) => {
  const { user } = renderInChinese(<Opener {...props} />);
  const opener = screen.getByRole('button', { name: '删除' });
  await user.click(opener);
  return { user, opener };
};

it('is named by its title, closes by Esc and gives focus back', async () => {
  const { user, opener } = await opened();
  expect(screen.getByRole('dialog', { name: '删除方案？' })).toBeInTheDocument();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('stays when Esc is not allowed', async () => {
  const { user } = await opened({ isKeyboardDismissDisabled: true });

  await user.keyboard('{Escape}');

  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('an alert dialog is closed only by its buttons', async () => {
  const { user } = await opened({
    role: 'alertdialog',
    footer: (close) => <Button onPress={close}>保留</Button>,
  });
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '保留' }));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
