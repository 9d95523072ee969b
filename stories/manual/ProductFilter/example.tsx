import { emptyProductFilter, productFilterOptionsOf } from '@tuanbao/library/domain/product/productFilter';
import { productListings } from '@tuanbao/library/samples/products';
import { ProductFilter } from '@tuanbao/library/widgets/ProductFilter';
import { type ReactElement, useState } from 'react';

const options = productFilterOptionsOf(productListings);

export function Example(): ReactElement {
  const [filter, setFilter] = useState(emptyProductFilter);
  const found = productListings.filter(({ name }) => name.includes(filter.keyword));
  return <ProductFilter {...options} value={filter} onChange={setFilter} resultCount={found.length} />;
}
