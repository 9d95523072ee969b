import { ClaimSteps } from '@tuanbao/library/widgets/ClaimSteps';
import type { ReactElement } from 'react';

import { employerLiabilityGuide } from '../../fixtures/productGuides.ts';

export function Example(): ReactElement {
  return <ClaimSteps steps={employerLiabilityGuide.claims} />;
}
