import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { schemesOfPlans } from '../../fixtures/schemes.ts';

export function Example(): ReactElement {
  const product = catalogue.employerLiability;
  return <PlanComparison product={product} schemes={schemesOfPlans(product)} />;
}
