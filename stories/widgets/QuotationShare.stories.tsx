import type { Meta, StoryObj } from '@storybook/react-vite';
import { employerLiability } from '@tuanbao/library/samples/products';
import { QuotationShare } from '@tuanbao/library/widgets/QuotationShare';
import { quotationText } from '@tuanbao/library/widgets/QuotationSheet';
import { messages } from '@tuanbao/library/widgets/QuotationSheet/messages';
import { expect } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { longQuotation, personsQuotation } from '../fixtures/quotations.ts';
import { Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const address = 'https://tuanbao.example/quotationShow?token=8mZqk2VtX0hYw1C5nB7rL9sD3fG6jK4p';

const meta = {
  title: 'Widgets/QuotationShare',
  component: QuotationShare,
  args: {
    address,
    validUntil: '2026-12-20',
    text: quotationText(personsQuotation, employerLiability, messages['zh-CN'], address),
  },
} satisfies Meta<typeof QuotationShare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /报价链接/ })).toHaveValue(address);
    await expect(canvas.getByRole('img', { name: '扫码查看报价' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { text: quotationText(personsQuotation, employerLiability, messages['en-US'], address) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Stack>
      <QuotationShare {...args} />
      <Narrow>
        <QuotationShare {...args} text={quotationText(longQuotation, employerLiability, messages['zh-CN'])} />
      </Narrow>
    </Stack>
  ),
};
