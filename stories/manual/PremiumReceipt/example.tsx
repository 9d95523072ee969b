import { PremiumReceipt } from '@tuanbao/library/widgets/PremiumReceipt';
import type { ReactElement } from 'react';

import { twoSchemesQuote } from '../../fixtures/quotes.ts';
import { officeScheme, workshopScheme } from '../../fixtures/schemes.ts';

export function Example(): ReactElement {
  return <PremiumReceipt quote={twoSchemesQuote} schemes={[officeScheme, workshopScheme]} isSample />;
}
