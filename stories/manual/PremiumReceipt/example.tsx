import { twoSchemesQuote } from '@tuanbao/library/samples/quotes';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <PremiumReceipt quote={twoSchemesQuote} schemes={[officeScheme, workshopScheme]} isSample />;
}
