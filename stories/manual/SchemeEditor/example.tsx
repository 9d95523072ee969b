import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { type ReactElement, useState } from 'react';

import { someOccupations } from '../../fixtures/occupations.ts';
import { employerLiability } from '../../fixtures/products.ts';
import { quoteOf } from '../../fixtures/quotes.ts';
import { officeScheme, workshopScheme } from '../../fixtures/schemes.ts';

export function Example(): ReactElement {
  const [schemes, setSchemes] = useState<Parameters<typeof quoteOf>[0]>([officeScheme, workshopScheme]);
  return (
    <SchemeEditor
      product={employerLiability}
      occupations={someOccupations}
      schemes={schemes}
      onChange={setSchemes}
      quotes={quoteOf(schemes).schemes}
    />
  );
}
