import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { expect, fireEvent, fn } from 'storybook/test';

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
    dates: { earliest: '2026-11-21', latest: '2027-11-30' },
    onDate: fn(),
  },
} satisfies Meta<typeof EndorsementPremium>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('应补保费').parentElement).toHaveTextContent('应补保费¥145.40');
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '20' } });
    await expect(args.onDate).toHaveBeenCalledWith('2026-12-11');
  },
};

export const ToRefund: Story = { args: { changes: threeChanges.slice(1, 2), trial: refundTrial } };

export const Calculating: Story = { args: { isPending: true } };

export const NoPrice: Story = { args: { trial: null, problem: '剩余9个月没有短期费率，不能计算保费' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Column>
      <EndorsementPremium {...args} />
      <EndorsementPremium {...args} changes={threeChanges.slice(1, 2)} trial={refundTrial} dates={undefined} />
      <EndorsementPremium {...args} trial={null} />
      <Narrow>
        <EndorsementPremium {...args} />
      </Narrow>
    </Column>
  ),
};
