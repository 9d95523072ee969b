import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = { title: 'Components/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysAndLeaves: Story = {
  render: () => (
    <>
      <Button onPress={() => showToast({ tone: 'success', title: '名单已保存', timeoutMs: 0 })}>保存</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('名单已保存')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭消息' }));

    await waitFor(() => expect(screen.queryByText('名单已保存')).not.toBeInTheDocument());
  },
};

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Shows one message of each tone while it is mounted. */
function MessageOfEachTone(): null {
  useEffect(() => {
    const closers = tones.map((tone) =>
      showToast({
        tone,
        title: `${tone === 'danger' ? '提交失败' : '已处理'}，请稍后在订单列表查看结果。`,
        timeoutMs: 0,
      }),
    );
    return () => closers.forEach((close) => close());
  }, []);
  return null;
}

export const Gallery: Story = {
  render: () => (
    <>
      <MessageOfEachTone />
      <ToastRegion />
    </>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4);
  },
};
