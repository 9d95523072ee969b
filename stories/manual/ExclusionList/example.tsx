import { employerLiabilityGuide } from '@tuanbao/library/samples/guide';
import { ExclusionList } from '@tuanbao/library/widgets/ExclusionList';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <ExclusionList exclusions={employerLiabilityGuide.exclusions} />;
}
