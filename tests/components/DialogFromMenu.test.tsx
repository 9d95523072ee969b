import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Menu } from '@tuanbao/library/components/Menu';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';

function RowWithMenu(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>操作</Button>}
        actions={[{ id: 'disable', label: '停用' }]}
        onAction={() => setOpen(true)}
      />
      <Dialog title="停用账号" isOpen={isOpen} onOpenChange={setOpen}>
        账号立即不能登录
      </Dialog>
    </>
  );
}

it('a dialog that an action of a menu opens stays when the menu closes', async () => {
  render(<RowWithMenu />);
  await userEvent.click(screen.getByRole('button', { name: '操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
  expect(await screen.findByRole('dialog', { name: '停用账号' })).toBeDefined();
  expect(screen.queryByRole('menu')).toBeNull();
});
