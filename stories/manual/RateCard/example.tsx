import { RateCard } from '@tuanbao/library/widgets/RateCard';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';

export function Example(): ReactElement {
  return <RateCard product={catalogue.employerLiability} />;
}
