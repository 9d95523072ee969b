import { QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import type { ReactElement } from 'react';

import { employerLiability } from '../../fixtures/products.ts';
import { personsQuotation } from '../../fixtures/quotations.ts';

export function Example(): ReactElement {
  return <QuotationSheet quotation={personsQuotation} product={employerLiability} />;
}
