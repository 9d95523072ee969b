import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { expect } from 'storybook/test';

import { refundTrial, threeChanges, threeChangesTrial } from '../fixtures/endorsements.ts';
import { Column, Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const meta = {
  title: 'Widgets/EndorsementPremium',
  component: EndorsementPremium,
  args: {
    changes: threeChanges,
    trial: threeChangesTrial,
    effectiveDate: '2026-12-01',
    heads: { before: 500, after: 515 },
  },
} satisfies Meta<typeof EndorsementPremium>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('应补¥145.40');
    await expect(canvas.getByText('变更前 500 人，变更后 515 人')).toBeVisible();
  },
};

export const ToRefund: Story = { args: { changes: threeChanges.slice(1, 2), trial: refundTrial } };

export const Calculating: Story = { args: { isPending: true } };

export const NoPrice: Story = { args: { trial: null, problem: '剩余 9 个月没有短期费率，不能计算保费' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Column>
      <EndorsementPremium {...args} />
      <EndorsementPremium {...args} changes={threeChanges.slice(1, 2)} trial={refundTrial} heads={undefined} />
      <EndorsementPremium {...args} trial={null} />
      <Narrow>
        <EndorsementPremium {...args} />
      </Narrow>
    </Column>
  ),
};
