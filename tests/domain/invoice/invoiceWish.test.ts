import { emptyInvoice } from '@tuanbao/library/domain/invoice/invoice';
import { invoiceRuleOf } from '@tuanbao/library/domain/invoice/invoiceRule';
import {
  firstInvoiceWish,
  type InvoiceWish,
  invoiceWishProblems,
  normaliseWish,
  withWish,
} from '@tuanbao/library/domain/invoice/invoiceWish';
import { describe, expect, it } from 'vitest';

const rule = invoiceRuleOf({ invoiceTaxPhone: true });
const faultsOf = (changed: Partial<InvoiceWish>, of = rule) =>
  invoiceWishProblems({ ...firstInvoiceWish, ...changed }, of)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, code }) => [path, code]);

describe('a requested invoice', () => {
  it('may leave out fields that follow with the application', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[Partial<InvoiceWish>, [string, string]]>([
    [{ type: 'special', taxpayerKind: 'smallScale' }, ['type', 'smallScaleNoSpecial']],
    [{ taxId: '123' }, ['taxId', 'taxIdFormat']],
    [{ email: 'finance' }, ['email', 'E_EMAIL']],
  ])('%j is refused at its field', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault]);
  });

  it('is no special one if the product excludes them', () => {
    const excluded = invoiceRuleOf({ invoiceTaxPhone: false, specialInvoice: false });
    expect(faultsOf({ type: 'special' }, excluded)).toEqual([['type', 'specialNotAllowed']]);
  });

  it('is the initial value of the application, with the tax id in upper case', () => {
    const wish = normaliseWish({
      type: 'special',
      taxpayerKind: 'general',
      taxId: ' 91110199ma0text99x',
      email: ' a@example.com ',
    });
    expect(withWish(emptyInvoice, wish)).toMatchObject({
      type: 'special',
      info: { taxpayerKind: 'general', taxId: '91110199MA0TEXT99X' },
      receiver: { email: 'a@example.com' },
    });
  });
});
