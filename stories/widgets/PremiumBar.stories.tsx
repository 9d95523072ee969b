import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { incompleteQuote, quoteOf, twoSchemesQuote, withClerks } from '@tuanbao/library/samples/quotes';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Column, LongPage, Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const meta = {
  title: 'Widgets/PremiumBar',
  component: PremiumBar,
  args: { quote: twoSchemesQuote, schemes: [officeScheme, workshopScheme], isSample: true, onNext: fn() },
} satisfies Meta<typeof PremiumBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group that grows by one person with each press of the button. The premium bar shows the new price at once. */
function GrowingGroup({ from }: { from: number }) {
  const [heads, setHeads] = useState(from);
  const quote: Quote = quoteOf([withClerks(officeScheme, heads)]);
  return (
    <Column>
      <Button onPress={() => setHeads(heads + 1)}>加一人</Button>
      <PremiumBar quote={quote} schemes={[officeScheme]} />
    </Column>
  );
}

export const Priced: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('¥12,570.00');
    await expect(canvas.getByRole('status')).toHaveTextContent('共 28 人人均 ¥448.93已享 9.5 折再加 22 人可享 9 折');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));

    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const ReceiptOpen: Story = {
  render: (args) => (
    <LongPage>
      <p>投保信息</p>
      <PremiumBar {...args} />
    </LongPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看明细' }));

    await expect(canvas.getByRole('region', { name: '保费明细' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收起明细' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ReachesADiscount: Story = {
  render: () => <GrowingGroup from={9} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一人' }));

    await expect(canvas.getByRole('status')).toHaveTextContent(
      '较上次增加 ¥69.00（方案一人数 9 → 10；人数折扣 无 → 9.5 折）',
    );
  },
};

export const NothingToPrice: Story = { args: { quote: null } };

export const OneSchemeIncomplete: Story = {
  args: { quote: incompleteQuote, schemes: [officeScheme, untouchedScheme] },
};

export const Pending: Story = { args: { isPending: true, nextLabel: '提交订单' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Column>
      <PremiumBar {...args} start={<Button variant="quiet">保存草稿</Button>} />
      <PremiumBar {...args} quote={null} isNextDisabled />
      <Narrow>
        <PremiumBar {...args} start={<Button>上一步</Button>} />
      </Narrow>
    </Column>
  ),
};
