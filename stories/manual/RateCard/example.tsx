import { employerLiability } from '@tuanbao/library/samples/products';
import { RateCard } from '@tuanbao/library/widgets/RateCard';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <RateCard product={employerLiability} />;
}
