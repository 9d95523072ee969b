import type { Meta, StoryObj } from '@storybook/react-vite';
import { productFilterOptionsOf } from '@tuanbao/library/domain/product/productFilter';
import { productListings } from '@tuanbao/library/samples/products';
import { ProductFilter } from '@tuanbao/library/widgets/ProductFilter';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';
import { severalOfAKind } from './severalOfAKind.ts';

const meta = {
  title: 'Widgets/ProductFilter',
  component: ProductFilter,
  args: { ...productFilterOptionsOf(productListings), resultCount: 3, onChange: fn() },
} satisfies Meta<typeof ProductFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = { keyword: '骑手', company: 'SAMPLE-Q', line: 'employerLiability', tag: '灵活用工' };

export const NothingAskedFor: Story = {};

export const Narrows: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '产品类型' }), '建筑工程意外险（1）');
    await userEvent.type(canvas.getByRole('searchbox', { name: '关键词' }), '筑安');

    await expect(args.onChange).toHaveBeenLastCalledWith({
      keyword: '筑安',
      company: '',
      line: 'construction',
      tag: '',
    });
  },
};

export const Cleared: Story = {
  args: { defaultValue: narrowed, resultCount: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));

    await expect(canvas.getByRole('searchbox', { name: '关键词' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '关键词' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: '清空筛选' })).toBeNull();
  },
};

export const Dark: Story = { args: { defaultValue: narrowed }, globals: { scheme: 'dark' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  parameters: severalOfAKind,
  render: (args) => (
    <Column>
      <ProductFilter {...args} />
      <ProductFilter {...args} defaultValue={narrowed} resultCount={0} />
      <Narrow>
        <ProductFilter {...args} defaultValue={narrowed} resultCount={1} />
      </Narrow>
    </Column>
  ),
};
