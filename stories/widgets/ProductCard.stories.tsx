import type { Meta, StoryObj } from '@storybook/react-vite';
import { EarningsHiddenContext } from '@tuanbao/library/components/Money';
import { employerLiabilityListing, productListings } from '@tuanbao/library/samples/products';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { expect, fn, userEvent } from 'storybook/test';

import { CardGrid, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/ProductCard',
  component: ProductCard,
  args: { product: employerLiabilityListing, onChoose: fn() },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, longNamed = employerLiabilityListing, unpriced = employerLiabilityListing] = productListings;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '投保 安工雇主责任险（示例版）' }));

    await expect(args.onChoose).toHaveBeenCalledWith(employerLiabilityListing);
  },
};

export const LongNames: Story = {
  args: { product: longNamed },
  render: (args) => (
    <Narrow>
      <ProductCard {...args} />
    </Narrow>
  ),
};

export const Pinned: Story = {
  args: { isPinned: true, onPin: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '置顶 安工雇主责任险（示例版）' }));

    await expect(args.onPin).toHaveBeenCalledWith(employerLiabilityListing, false);
  },
};

export const PriceDependsOnMore: Story = { args: { product: unpriced } };

/** Earnings are only for the agent. They are hidden while a customer can see the screen. */
export const Earnings: Story = {
  args: { product: { ...employerLiabilityListing, earnings: { percent: '15', rewards: 1 } } },
  render: (args) => (
    <>
      <ProductCard {...args} />
      <EarningsHiddenContext.Provider value>
        <ProductCard {...args} product={{ ...args.product, name: '客户在旁' }} />
      </EarningsHiddenContext.Provider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('推广费 15%')).toHaveLength(1);
    await expect(canvas.getByText('1 项奖励进行中')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '客户在旁' })).not.toHaveTextContent('推广费');
  },
};

export const BeingOpened: Story = { args: { isPending: true } };

const all = () => (
  <CardGrid>
    {productListings.map((product) => (
      <ProductCard key={product.id} product={product} onChoose={fn()} onQuote={fn()} onShowDetails={fn()} />
    ))}
  </CardGrid>
);

export const Dark: Story = { globals: { scheme: 'dark' }, render: all };

export const English: Story = { globals: { locale: 'en-US' }, render: all };

export const Gallery: Story = { render: all };
