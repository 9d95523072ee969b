import { invoiceableBalance, mergedAmountOf } from '@tuanbao/library/domain/invoice/invoiceBalance';
import { MoneyError } from '@tuanbao/library/domain/money/fen';
import { describe, expect, it } from 'vitest';

describe('the amount that may still be invoiced', () => {
  const money = { premiumFen: 100_000, endorsementNetsFen: [20_000, -50_000], invoices: [] };

  it('is the premium and the endorsements, less invoices that count', () => {
    expect(mergedAmountOf(money)).toBe(70_000);
    expect(invoiceableBalance(money)).toBe(70_000);
    const invoices = [
      { amountFen: 30_000, status: 'mailed' },
      { amountFen: 5_000, status: 'applied' },
      { amountFen: 9_000, status: 'failed' },
      { amountFen: 9_000, status: 'none' },
    ] as const;
    expect(invoiceableBalance({ ...money, invoices })).toBe(35_000);
  });

  it('is never below 0', () => {
    expect(mergedAmountOf({ premiumFen: 10, endorsementNetsFen: [-20] })).toBe(0);
    expect(invoiceableBalance({ ...money, invoices: [{ amountFen: 99_999, status: 'issued' }] })).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, 0.5])('refuses %d', (fen) => {
    expect(() => invoiceableBalance({ ...money, premiumFen: fen })).toThrow(MoneyError);
    expect(() => mergedAmountOf({ premiumFen: 1, endorsementNetsFen: [fen] })).toThrow(MoneyError);
  });
});
