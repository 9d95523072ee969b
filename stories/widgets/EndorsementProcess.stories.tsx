import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndorsementProcess } from '@tuanbao/library/widgets/EndorsementProcess';
import { expect } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/EndorsementProcess',
  component: EndorsementProcess,
  args: { status: 'finalReview', review: 'twoStage' },
} satisfies Meta<typeof EndorsementProcess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReviewedTwice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('终审').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const ReviewedOnce: Story = { args: { status: 'firstReview', review: 'single' } };

export const AwaitingPayment: Story = { args: { status: 'awaitingPayment' } };

export const Rejected: Story = { args: { status: 'rejected' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: () => (
    <Column>
      <EndorsementProcess status="finalReview" review="twoStage" />
      <EndorsementProcess status="awaitingPayment" review="twoStage" />
      <EndorsementProcess status="succeeded" review="single" />
      <Narrow>
        <EndorsementProcess status="rejected" review="single" />
      </Narrow>
    </Column>
  ),
};
