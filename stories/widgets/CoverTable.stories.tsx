import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverTable } from '@tuanbao/library/widgets/CoverTable';
import { expect, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../fixtures/productGuides.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/CoverTable',
  component: CoverTable,
  args: { product: catalogue.employerLiability, covers: employerLiabilityGuide.covers },
} satisfies Meta<typeof CoverTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlans: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /法律费用/ });
    await expect(within(row).getByText('不含')).toBeVisible();
    await expect(within(row).getByText('可选')).toBeVisible();
  },
};

export const WithoutExplanations: Story = { args: { product: catalogue.house, covers: undefined } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CoverTable {...args} />
      <Narrow>
        <CoverTable product={catalogue.venueLiability} />
      </Narrow>
    </Stack>
  ),
};
