import { employerLiabilityGuide } from '@tuanbao/library/samples/guide';
import { employerLiability } from '@tuanbao/library/samples/products';
import { ApplicationTerms } from '@tuanbao/library/widgets/ApplicationTerms';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <ApplicationTerms
      product={employerLiability}
      closedDays={['2027-02-06']}
      notices={employerLiabilityGuide.notices}
    />
  );
}
