import type { Meta, StoryObj } from '@storybook/react-vite';
import { productFilterOptionsOf } from '@tuanbao/library/domain/product/productFilter';
import { productSummaryOf } from '@tuanbao/library/domain/rating/productSummaryOf';
import { productListings } from '@tuanbao/library/samples/products';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { ProductFilter } from '@tuanbao/library/widgets/ProductFilter';

import { catalogue } from '../fixtures/catalogue.ts';
import { CardGrid } from '../widgets/Layout.styles.ts';
import { severalOfAKind } from '../widgets/severalOfAKind.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Products',
  tags: ['!autodocs'],
  parameters: { ...severalOfAKind, chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sold = Object.values(catalogue).map(productSummaryOf);
const none = () => undefined;

/**
 * A product of each family, a product that is being opened, a product with a long name, and a product without a price.
 */
export const Cards: Story = {
  render: () => (
    <CardGrid>
      {[...sold, ...productListings].map((product, index) => (
        <ProductCard key={product.id} product={product} onChoose={none} isPending={index === 0} />
      ))}
    </CardGrid>
  ),
};

const options = productFilterOptionsOf([...sold, ...productListings]);
const narrowed = { keyword: '骑手', company: 'SAMPLE-Q', line: 'employerLiability', tag: '灵活用工' };

export const Filters: Story = {
  render: () => (
    <Sheet isWide>
      <Tile name="未筛选">
        <ProductFilter {...options} resultCount={13} onChange={none} />
      </Tile>
      <Tile name="正在查询">
        <ProductFilter {...options} onChange={none} />
      </Tile>
      <Tile name="已筛选">
        <ProductFilter {...options} defaultValue={narrowed} resultCount={1} onChange={none} />
      </Tile>
      <Tile name="没有结果">
        <ProductFilter {...options} defaultValue={narrowed} resultCount={0} onChange={none} />
      </Tile>
    </Sheet>
  ),
};
