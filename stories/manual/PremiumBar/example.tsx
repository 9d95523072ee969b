import { twoSchemesQuote } from '@tuanbao/library/samples/quotes';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumBar } from '@tuanbao/library/widgets/PremiumBar';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <PremiumBar quote={twoSchemesQuote} schemes={[officeScheme, workshopScheme]} isSample nextLabel="填写人员清单" />
  );
}
