import { employerLiability } from '@tuanbao/library/samples/products';
import { schemesOfPlans } from '@tuanbao/library/samples/schemes';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <PlanComparison product={employerLiability} schemes={schemesOfPlans(employerLiability)} />;
}
