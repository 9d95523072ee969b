import { employerLiability } from '@tuanbao/library/samples/products';
import { personsQuotation } from '@tuanbao/library/samples/quotations';
import { QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return <QuotationSheet quotation={personsQuotation} product={employerLiability} />;
}
