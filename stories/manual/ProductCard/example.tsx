import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isPending, setPending] = useState(false);
  return <ProductCard product={employerLiabilityListing} isPending={isPending} onChoose={() => setPending(true)} />;
}
