import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: '暂无订单' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const Gallery: Story = {
  args: {
    description: '提交的订单会出现在这里。换一个状态或者清空筛选条件，也可以从产品列表开始新的投保。',
    action: <Button variant="primary">去投保</Button>,
  },
};
