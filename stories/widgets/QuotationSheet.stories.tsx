import type { Meta, StoryObj } from '@storybook/react-vite';
import { employerLiability } from '@tuanbao/library/samples/products';
import { QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import { expect, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { alternativesQuotation, longQuotation, personsQuotation, worksQuotation } from '../fixtures/quotations.ts';
import { Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const meta = {
  title: 'Widgets/QuotationSheet',
  component: QuotationSheet,
  args: { quotation: personsQuotation, product: employerLiability },
} satisfies Meta<typeof QuotationSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Persons: Story = {
  play: async ({ canvas }) => {
    const scheme = canvas.getByRole('region', { name: '车间方案' });
    await expect(within(scheme).getByRole('table', { name: '职业与保费' })).toHaveTextContent('叉车驾驶员');
    await expect(canvas.getByRole('region', { name: '报价说明' })).toHaveTextContent('2026-12-20');
  },
};

export const Works: Story = {
  args: { quotation: worksQuotation, product: catalogue.constructionByCost },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '投保标的' })).toHaveTextContent('工程造价');
  },
};

export const Alternatives: Story = {
  args: { quotation: alternativesQuotation },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '备选方案（任选其一）' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const Ended: Story = {
  args: { quotation: longQuotation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('该报价已于 2026-11-19 到期');
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Group insurance quotation' })).toBeVisible();
  },
};

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Stack>
      <QuotationSheet {...args} />
      <QuotationSheet quotation={worksQuotation} product={catalogue.constructionByCost} />
      <QuotationSheet {...args} quotation={alternativesQuotation} />
      <Narrow>
        <QuotationSheet {...args} quotation={longQuotation} />
      </Narrow>
    </Stack>
  ),
};
