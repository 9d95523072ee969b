import { ProductComparison } from '@tuanbao/library/widgets/ProductComparison';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';

export function Example(): ReactElement {
  return <ProductComparison products={[catalogue.employerLiability, catalogue.employerLiabilityWithFactors]} />;
}
