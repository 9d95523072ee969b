import { invoiceProblems } from '@tuanbao/library/domain/invoice/invoiceProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { invoiceBalanceFen, invoiceRule, startedInvoice } from '@tuanbao/library/samples/invoices';
import { InvoiceForm, InvoiceProgress } from '@tuanbao/library/widgets/InvoiceForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(startedInvoice);
  return (
    <>
      <InvoiceProgress invoice={value} />
      <InvoiceForm
        id="example-invoice"
        rule={invoiceRule}
        balanceFen={invoiceBalanceFen}
        value={value}
        onChange={setValue}
        problems={invoiceProblems(value, invoiceRule, invoiceBalanceFen)}
        upload={takeFile}
      />
    </>
  );
}
