import { OccupationTable } from '@tuanbao/library/widgets/OccupationTable';
import type { ReactElement } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { occupations } from '../../fixtures/occupationCatalogue.ts';

export function Example(): ReactElement {
  return <OccupationTable product={catalogue.employerLiability} tree={occupations} />;
}
