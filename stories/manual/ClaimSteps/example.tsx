import { employerLiabilityGuide } from '@tuanbao/library/samples/guide';
import { ClaimSteps } from '@tuanbao/library/widgets/ClaimSteps';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <ClaimSteps steps={employerLiabilityGuide.claims} />;
}
