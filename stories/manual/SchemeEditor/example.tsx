import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { employerLiability } from '@tuanbao/library/samples/products';
import { quoteOf } from '@tuanbao/library/samples/quotes';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [schemes, setSchemes] = useState<readonly Scheme[]>([officeScheme, workshopScheme]);
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
