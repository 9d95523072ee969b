import { QuotationShare } from '@tuanbao/library/widgets/QuotationShare';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <QuotationShare
      address="https://tuanbao.example/quotationShow?token=8mZqk2VtX0"
      validUntil="2026-12-20"
      text="团体保险报价单：安业雇主责任保险，总保费 ¥12,345.60，有效期至 2026-12-20"
    />
  );
}
