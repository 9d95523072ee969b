import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { title: '选择职业', isOpen: true, onOpenChange: fn(), children: '请选择被保险人的职业类别。' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (close: () => void) => (
  <>
    <Button onPress={close}>取消</Button>
    <Button variant="primary" onPress={close}>
      确定
    </Button>
  </>
);

export const Default: Story = {
  args: { footer },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '选择职业' })).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Alert: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    title: '删除方案？',
    children: '方案二的 35 名被保险人将一并删除。',
    footer: (close) => (
      <>
        <Button onPress={close}>保留</Button>
        <Button variant="danger" onPress={close}>
          删除
        </Button>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: '删除方案？' })).toBeVisible();
  },
};

export const GivesFocusBack: Story = {
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>打开</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));

    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Gallery: Story = {
  args: {
    size: 'large',
    title: '团体意外伤害保险投保须知及被保险人个人信息处理授权书',
    children: (
      <>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>{`第 ${line + 1} 条 投保人应当如实告知被保险人的职业、年龄与健康状况。`}</p>
        ))}
      </>
    ),
    footer,
  },
};
