import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Drawer } from '@tuanbao/library/components/Drawer';
import { TextField } from '@tuanbao/library/components/TextField';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { title: '被保险人资料', isOpen: true, onOpenChange: fn(), children: '示例甲，二类职业，方案一。' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GivesFocusBack: Story = {
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>查看资料</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '查看资料' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: '被保险人资料' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const StaysOpen: Story = {
  args: { isDismissDisabled: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Gallery: Story = {
  args: {
    size: 'large',
    title: '编辑被保险人：示例建设工程股份有限公司深圳分公司第三项目部',
    children: (
      <Stack>
        {['姓名', '证件号码', '手机号', '职业', '工号', '所属部门', '银行账号', '备注'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    ),
    footer: (close) => (
      <>
        <Button onPress={close}>取消</Button>
        <Button variant="primary" onPress={close}>
          保存
        </Button>
      </>
    ),
  },
};
