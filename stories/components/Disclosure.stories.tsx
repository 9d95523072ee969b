import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: '免赔与赔付比例', children: '每次事故免赔额 100 元，赔付比例 90%。' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '免赔与赔付比例' }));

    await expect(canvas.getByText(/每次事故免赔额/)).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Gallery: Story = { args: { defaultExpanded: true } };
