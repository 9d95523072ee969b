import { ApplicationTerms } from '@tuanbao/library/widgets/ApplicationTerms';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../../fixtures/productGuides.ts';

export function Example(): ReactElement {
  return (
    <ApplicationTerms
      product={catalogue.employerLiability}
      closedDays={['2027-02-06']}
      notices={employerLiabilityGuide.notices}
    />
  );
}
