import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceAmongSeveral } from '@tuanbao/library/domain/invoice/severalInvoices';
import { describe, expect, it } from 'vitest';

import { complete, ordinary, special } from './sampleInvoices.ts';

const rule = { allowsSpecial: true, requiresTaxPhone: false, requiresMaterial: true };
const of = (invoice: Invoice, balanceFen = 107_000, demands = rule) =>
  invoiceAmongSeveral({ invoice, balanceFen }, demands, 'all@example.com');

describe('an invoice among several', () => {
  it('is an ordinary one about the whole rest, sent to the common address', () => {
    expect(of(ordinary, 90_000)).toEqual({
      ...ordinary,
      info: { ...ordinary.info, amountFen: 90_000 },
      receiver: { ...ordinary.receiver, email: 'all@example.com' },
    });
  });

  it('is a further one with a new id when the last is issued', () => {
    const issued: Invoice = { ...complete, id: 'i1', status: 'issued' };

    expect(of(issued, 7000)).toMatchObject({
      id: '',
      status: 'none',
      info: { amountFen: 7000, title: issued.info.title },
    });
  });

  it('is applied for again after it failed', () => {
    expect(of({ ...complete, id: 'i1', status: 'failed' })).toMatchObject({ id: 'i1', type: 'ordinary' });
  });

  it.each<[string, Invoice, number]>([
    ['pending', { ...complete, status: 'applied' }, 107_000],
    ['pending', { ...complete, status: 'materialNeeded' }, 107_000],
    ['nothingLeft', { ...complete, status: 'issued' }, 0],
    ['special', special, 107_000],
    ['incomplete', { ...ordinary, info: { ...ordinary.info, title: '' } }, 107_000],
  ])('is refused as %s', (reason, invoice, balanceFen) => {
    expect(of(invoice, balanceFen)).toBe(reason);
  });

  it('is incomplete if the product requires a tax phone and none is given', () => {
    expect(of(ordinary, 107_000, { ...rule, requiresTaxPhone: true })).toBe('incomplete');
  });
});
