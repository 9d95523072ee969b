import { someOccupations } from '@tuanbao/library/samples/occupations';
import { employerLiability } from '@tuanbao/library/samples/products';
import { OccupationTable } from '@tuanbao/library/widgets/OccupationTable';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <OccupationTable product={employerLiability} tree={someOccupations} />;
}
