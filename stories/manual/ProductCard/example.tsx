import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { type ReactElement, useState } from 'react';

import { employerLiabilityListing } from '../../fixtures/products.ts';

export function Example(): ReactElement {
  const [isPending, setPending] = useState(false);
  return <ProductCard product={employerLiabilityListing} isPending={isPending} onChoose={() => setPending(true)} />;
}
