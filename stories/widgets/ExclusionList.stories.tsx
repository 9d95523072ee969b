import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExclusionList } from '@tuanbao/library/widgets/ExclusionList';

import { employerLiabilityGuide } from '../fixtures/productGuides.ts';

const meta = {
  title: 'Widgets/ExclusionList',
  component: ExclusionList,
  args: { exclusions: employerLiabilityGuide.exclusions },
} satisfies Meta<typeof ExclusionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {};
