import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: '企业名称', description: '苏州工业园区团体保险示范科技发展有限公司第一分公司' },
      { term: '起保日期', description: '2026-12-01' },
      { term: '联系人', description: '' },
      { term: '总保费', description: <Money fen={1_234_560} /> },
      { term: '特别约定', description: '本保单扩展承保上下班途中。'.repeat(8), isWide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <DescriptionList {...args} />
    </div>
  ),
};

export const Gallery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('联系人').nextElementSibling).toHaveTextContent('—');
  },
};
