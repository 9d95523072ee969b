import type { Meta, StoryObj } from '@storybook/react-vite';
import { threeInsurers, twoInsurers } from '@tuanbao/library/samples/coInsurers';
import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import { expect } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/CoInsurers',
  component: CoInsurers,
  args: { coInsurers: twoInsurers, totalFen: 1_234_567 },
} satisfies Meta<typeof CoInsurers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /中川.*首席承保.*60%.*7,407\.41/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /恒运.*40%.*4,938\.26/ })).toBeVisible();
  },
};

export const NotPricedYet: Story = {
  args: { totalFen: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '分摊保费' })).toBeNull();
  },
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CoInsurers {...args} />
      <Narrow>
        <CoInsurers coInsurers={threeInsurers} totalFen={10_001} />
      </Narrow>
    </Stack>
  ),
};
