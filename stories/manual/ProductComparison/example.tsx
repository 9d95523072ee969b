import { groupAccident } from '@tuanbao/library/samples/catalogue';
import { employerLiability } from '@tuanbao/library/samples/products';
import { ProductComparison } from '@tuanbao/library/widgets/ProductComparison';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <ProductComparison products={[employerLiability, groupAccident]} />;
}
