import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: '名单已保存。' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Danger: Story = {
  args: { tone: 'danger', title: '提交失败', children: '保费已变化，请重新确认。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('保费已变化');
  },
};

export const Closable: Story = {
  args: { tone: 'success', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));

    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Gallery: Story = {
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title="20 人的信息有问题"
          action={<Button size="small">查看</Button>}
          onClose={fn()}
        >
          {'请逐条修改后再提交，其余人员的信息已经保存，不会丢失。'.repeat(3)}
        </Notice>
      ))}
    </Stack>
  ),
};
