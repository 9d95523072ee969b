import { invoiceInStatus } from '@tuanbao/library/domain/invoice/invoiceInStatus';
import { invoiceMachine, invoiceStatuses, middleStatusOf } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { transitionsFrom } from '@tuanbao/library/domain/machine/stateMachine';
import { describe, expect, it } from 'vitest';

import { special } from './sampleInvoices.ts';

describe('the states of an invoice', () => {
  const allowed = new Set(
    `none>applied applied>materialNeeded applied>issued applied>failed materialNeeded>materialSent materialNeeded>failed
     materialSent>materialNeeded materialSent>issued materialSent>failed issued>mailed failed>applied`.split(/\s+/),
  );

  it.each(invoiceStatuses)('%s has only the transitions of the table', (from) => {
    const targets = transitionsFrom(invoiceMachine, from === 'none' ? null : from).map(({ to }) => to);
    for (const to of invoiceStatuses) {
      expect([to, targets.includes(to)]).toEqual([to, allowed.has(`${from}>${to}`)]);
    }
  });

  it('each has a middle status of its own, which every change sends', () => {
    expect(new Set(invoiceStatuses.map(middleStatusOf)).size).toBe(invoiceStatuses.length);
    expect(middleStatusOf('none')).toBe(200);
    const moved = invoiceMachine.transitions.map(({ from, to }) => {
      const { status, middleStatus } = invoiceInStatus({ ...special, status: from ?? 'none' }, { to });
      return [status, middleStatus];
    });
    expect(moved).toEqual(invoiceMachine.transitions.map(({ to }) => [to, middleStatusOf(to)]));
  });

  it('the reason of a failure is kept', () => {
    const applied = { ...special, status: 'applied' } as const;
    expect(invoiceInStatus(applied, { to: 'failed', failMessage: '抬头不符' })).toMatchObject({
      status: 'failed',
      failMessage: '抬头不符',
    });
    const failed = { ...applied, status: 'failed', failMessage: '抬头不符' } as const;
    expect(invoiceInStatus(failed, { to: 'applied' })).toMatchObject({ failMessage: '' });
    expect(invoiceInStatus(applied, { to: 'materialNeeded', failMessage: '请补充资格证明' })).toMatchObject({
      status: 'materialNeeded',
      failMessage: '请补充资格证明',
    });
    expect(invoiceInStatus(applied, { to: 'issued', failMessage: '抬头不符' })).toMatchObject({ failMessage: '' });
    expect(invoiceInStatus(applied, { to: 'materialNeeded' })).toMatchObject({ needsMaterial: true });
  });
});
