import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import type { ReactElement } from 'react';

import { twoSchemesQuote } from '../../fixtures/quotes.ts';
import { officeScheme, workshopScheme } from '../../fixtures/schemes.ts';

export function Example(): ReactElement {
  return (
    <PremiumBar quote={twoSchemesQuote} schemes={[officeScheme, workshopScheme]} isSample nextLabel="填写人员清单" />
  );
}
