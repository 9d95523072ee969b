import { CoverTable } from '@tuanbao/library/widgets/CoverTable';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { employerLiabilityGuide } from '../../fixtures/productGuides.ts';

export function Example(): ReactElement {
  return <CoverTable product={catalogue.employerLiability} covers={employerLiabilityGuide.covers} />;
}
