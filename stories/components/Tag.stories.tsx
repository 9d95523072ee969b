import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '@tuanbao/library/components/Tag';

import { Row } from './Layout.styles.ts';

const meta = { title: 'Components/Tag', component: Tag, args: { children: '待支付' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Gallery: Story = {
  render: () => (
    <Row>
      <Tag>已关闭</Tag>
      <Tag tone="info">核保中</Tag>
      <Tag tone="success">已承保</Tag>
      <Tag tone="warning">待支付</Tag>
      <Tag tone="danger">核保不通过</Tag>
    </Row>
  ),
};
