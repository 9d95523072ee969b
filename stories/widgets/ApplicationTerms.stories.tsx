import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationTerms } from '@tuanbao/library/widgets/ApplicationTerms';

import { Stack } from '../components/Layout.styles.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../fixtures/productGuides.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/ApplicationTerms',
  component: ApplicationTerms,
  args: {
    product: catalogue.employerLiability,
    closedDays: ['2027-02-05', '2027-02-06'],
    nameOfArea: String,
    notices: employerLiabilityGuide.notices,
  },
} satisfies Meta<typeof ApplicationTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { globals: { locale: 'en-US' }, args: { notices: [] } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ApplicationTerms {...args} />
      <Narrow>
        <ApplicationTerms {...args} product={catalogue.groupAccidentAx} />
      </Narrow>
    </Stack>
  ),
};
