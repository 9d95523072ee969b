import { screen } from '@testing-library/react';
import { InvoiceWishRecap } from '@tuanbao/app/client/orders/InvoiceWishRecap.tsx';
import { invoiceFieldNames, invoiceFields } from '@tuanbao/library/domain/invoice/invoiceFields';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { invoiceBalanceFen, invoiceRule, specialInvoice } from '@tuanbao/library/samples/invoices';
import { employerLiability } from '@tuanbao/library/samples/products';
import { InvoiceForm } from '@tuanbao/library/widgets/InvoiceForm';
import { describe, expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';
import { completeDraft } from '../fixtures/orderDraft.ts';

const { fields } = invoiceMessages['zh-CN'];

describe('every field of the table of an invoice', () => {
  it('has its control in the form of a special invoice, each section in the order of the table', () => {
    const { container } = renderInChinese(
      <InvoiceForm
        value={specialInvoice}
        rule={invoiceRule}
        balanceFen={invoiceBalanceFen}
        upload={takeFile}
        onChange={() => undefined}
      />,
    );
    for (const section of ['registration', 'receiver', 'material'] as const) {
      const names = invoiceFieldNames.filter((field) => invoiceFields[field].section === section);
      const places = names.map((field) => container.textContent.indexOf(fields[field]));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(container).toHaveTextContent(fields.amountFen);
    expect(container).toHaveTextContent(fields.taxpayerKind);
  });

  it('is shown in the recap of a requested invoice, or belongs to the later application', () => {
    const { applicant } = completeDraft(employerLiability);
    const invoice = { type: 'special', taxpayerKind: 'general', taxId: '', email: 'finance@example.com' } as const;
    renderInChinese(<InvoiceWishRecap invoice={invoice} applicant={applicant} />);
    for (const field of invoiceFieldNames)
      expect([field, screen.queryByText(fields[field]) !== null]).toEqual([field, invoiceFields[field].isInRecap]);
    expect(screen.getByText(applicant.groupName)).toBeVisible();
    expect(screen.getByText('与投保人证件号码一致')).toBeVisible();
    expect(screen.getByText('finance@example.com')).toBeVisible();
  });
});
