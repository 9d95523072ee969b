import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '@tuanbao/library/components/Money';
import { expect } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = { title: 'Components/Money', component: Money, args: { fen: 1_234_560 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥12,345.60')).toBeVisible();
  },
};

export const Gallery: Story = {
  render: () => (
    <Stack>
      <Money yuan="0" />
      <Money yuan="-1234567.5" />
      <Money fen={1_234_560} size="lead" />
      <Money yuan="98765432109.99" size="figure" />
    </Stack>
  ),
};
