import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FiveWidths } from './FiveWidths.tsx';

/** A tool for design reviews. It shows screens of the atlas, but isn't a screen of the atlas. */
const meta = {
  title: 'Atlas/Five widths',
  tags: ['!autodocs', 'tool'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveWidthsOfAScreen: Story = {
  render: (_, { globals }) => <FiveWidths globals={globals} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^(五种宽度|Five widths)$/ })).toBeVisible();
  },
};
