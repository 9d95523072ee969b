import { invoiceMachine, invoiceStatuses, middleStatusOf } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { withInvoiceStatus } from '@tuanbao/library/domain/invoice/withInvoiceStatus';
import { describe, expect, it } from 'vitest';

import { special } from './sampleInvoices.ts';

describe('the states of an invoice', () => {
  const allowed = new Set(
    `none>applied applied>materialNeeded applied>issued applied>failed materialNeeded>materialSent materialNeeded>failed
     materialSent>materialNeeded materialSent>issued materialSent>failed issued>mailed failed>applied`.split(/\s+/),
  );

  it.each(invoiceStatuses)('%s goes where the table says and nowhere else', (from) => {
    for (const to of invoiceStatuses) {
      const moved = withInvoiceStatus({ ...special, status: from }, { to });
      expect([to, 'invoice' in moved]).toEqual([to, allowed.has(`${from}>${to}`)]);
    }
  });

  it('each has a middle status of its own, which every change sends', () => {
    expect(new Set(invoiceStatuses.map(middleStatusOf)).size).toBe(invoiceStatuses.length);
    expect(middleStatusOf('none')).toBe(200);
    const moved = invoiceMachine.transitions.flatMap(({ from, to }) => {
      const next = withInvoiceStatus({ ...special, status: from ?? 'none' }, { to });
      return 'invoice' in next ? [[to, next.invoice.middleStatus]] : [];
    });
    expect(moved).toEqual(invoiceMachine.transitions.map(({ to }) => [to, middleStatusOf(to)]));
  });

  it('the reason of a failure stays with it', () => {
    const applied = { ...special, status: 'applied' } as const;
    expect(withInvoiceStatus(applied, { to: 'failed', failMessage: '抬头不符' })).toMatchObject({
      invoice: { status: 'failed', failMessage: '抬头不符' },
    });
    const failed = { ...applied, status: 'failed', failMessage: '抬头不符' } as const;
    expect(withInvoiceStatus(failed, { to: 'applied' })).toMatchObject({ invoice: { failMessage: '' } });
    expect(withInvoiceStatus(applied, { to: 'materialNeeded', failMessage: '请补充资格证明' })).toMatchObject({
      invoice: { status: 'materialNeeded', failMessage: '请补充资格证明' },
    });
    expect(withInvoiceStatus(applied, { to: 'issued', failMessage: '抬头不符' })).toMatchObject({
      invoice: { failMessage: '' },
    });
    expect(withInvoiceStatus(applied, { to: 'materialNeeded' })).toMatchObject({ invoice: { needsMaterial: true } });
  });
});
