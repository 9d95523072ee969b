import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: '投保人信息', children: '请填写与营业执照一致的信息。' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '投保人信息' })).toBeVisible();
  },
};

export const Plain: Story = { render: () => <Card>没有标题的区域</Card> };

export const Gallery: Story = {
  args: {
    actions: (
      <>
        <Button size="small">清空</Button>
        <Button size="small" variant="primary">
          保存
        </Button>
      </>
    ),
    children: '苏州工业园区团体保险示范科技发展有限公司第一分公司驻上海办事处后勤服务部'.repeat(6),
  },
};
