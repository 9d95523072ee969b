import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClaimSteps } from '@tuanbao/library/widgets/ClaimSteps';

import { Stack } from '../components/Layout.styles.ts';
import { employerLiabilityGuide } from '../fixtures/productGuides.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/ClaimSteps',
  component: ClaimSteps,
  args: { steps: employerLiabilityGuide.claims },
} satisfies Meta<typeof ClaimSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <ClaimSteps {...args} />
      <Narrow>
        <ClaimSteps {...args} />
      </Narrow>
    </Stack>
  ),
};
