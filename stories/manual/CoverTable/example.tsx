import { employerLiabilityGuide } from '@tuanbao/library/samples/guide';
import { employerLiability } from '@tuanbao/library/samples/products';
import { CoverTable } from '@tuanbao/library/widgets/CoverTable';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <CoverTable product={employerLiability} covers={employerLiabilityGuide.covers} />;
}
