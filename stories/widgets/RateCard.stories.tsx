import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateCard } from '@tuanbao/library/widgets/RateCard';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/RateCard',
  component: RateCard,
  args: { product: catalogue.employerLiability },
} satisfies Meta<typeof RateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByContractCost: Story = { args: { product: catalogue.constructionByCost } };

export const English: Story = { globals: { locale: 'en-US' }, args: { product: catalogue.vehicle } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <RateCard {...args} />
      <RateCard product={catalogue.swimmingPool} />
      <RateCard product={catalogue.vehicle} />
      <Narrow>
        <RateCard product={catalogue.house} />
      </Narrow>
    </Stack>
  ),
};
