import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@tuanbao/library/components/Breadcrumbs';
import { expect, within } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '订单', href: '/order-list' },
      { label: '订单详情', href: '/order-detail' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsThePage: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await expect(trail.getByRole('link', { name: '订单' })).toHaveAttribute('href', '/order-list');
    await expect(trail.getByText('订单详情')).toHaveAttribute('aria-current', 'page');
    await expect(trail.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} />
      <Breadcrumbs
        aria-label="长名称的当前位置"
        items={[
          ...args.items,
          { label: '示例建设工程股份有限公司深圳分公司第三项目部 2026 年度建筑施工人员团体意外伤害保险' },
        ]}
      />
    </Stack>
  ),
};
