import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '@tuanbao/library/components/QrCode';

import { Row } from './Layout.styles.ts';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://tuanbao.example/quotationShow?id=42', 'aria-label': '手机扫码查看报价' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Gallery: Story = {
  render: (args) => (
    <Row>
      <QrCode {...args} />
      <QrCode {...args} value={`${args.value}&token=${'0123456789abcdef'.repeat(16)}`} aria-label="长链接" />
    </Row>
  ),
};
