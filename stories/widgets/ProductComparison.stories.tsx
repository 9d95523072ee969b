import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductComparison } from '@tuanbao/library/widgets/ProductComparison';
import { expect, userEvent } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { Narrow } from './Layout.styles.ts';

const products = [catalogue.employerLiability, catalogue.employerLiabilityWithFactors];

const meta = {
  title: 'Widgets/ProductComparison',
  component: ProductComparison,
  args: { products, nameOfArea: String },
} satisfies Meta<typeof ProductComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyDifferences: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只看不同' }));
    await expect(canvas.queryByRole('rowheader', { name: '赔付比例' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: /24 小时意外扩展 ?（不同）/ })).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ProductComparison {...args} />
      <Narrow>
        <ProductComparison {...args} products={[catalogue.groupAccident, catalogue.groupAccidentAx]} />
      </Narrow>
    </Stack>
  ),
};
