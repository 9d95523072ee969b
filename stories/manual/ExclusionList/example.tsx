import { ExclusionList } from '@tuanbao/library/widgets/ExclusionList';
import type { ReactElement } from 'react';

import { employerLiabilityGuide } from '../../fixtures/productGuides.ts';

export function Example(): ReactElement {
  return <ExclusionList exclusions={employerLiabilityGuide.exclusions} />;
}
