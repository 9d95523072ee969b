import { emptyInvoice, type Invoice } from '@tuanbao/library/domain/invoice/invoice';
import {
  type CountedInvoice,
  invoiceableBalance,
  invoicedExcess,
  mergedAmountOf,
  type PolicyMoney,
} from '@tuanbao/library/domain/invoice/invoiceBalance';
import { invoiceMachine, invoiceStatuses, isRedLetter } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { redLetterOf, reversalsOf } from '@tuanbao/library/domain/invoice/redLetter';
import { transitionsFrom } from '@tuanbao/library/domain/machine/stateMachine';
import { MoneyError } from '@tuanbao/library/domain/money/fen';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const issued = (amountFen: number): CountedInvoice => ({ amountFen, status: 'issued' });
const moneyWith = (nets: readonly number[], invoices: readonly CountedInvoice[]): PolicyMoney => ({
  premiumFen: 100_000,
  endorsementNetsFen: nets,
  invoices,
});

describe('what is invoiced above the premium', () => {
  it.each<[string, readonly number[], readonly CountedInvoice[], number, number]>([
    ['nothing invoiced', [-30_000], [], 0, 70_000],
    ['issued whole, nothing refunded', [], [issued(100_000)], 0, 0],
    ['issued whole, then refunded', [-30_000], [issued(100_000)], 30_000, 0],
    ['issued in part, refunded within the rest', [-30_000], [issued(60_000)], 0, 10_000],
    ['only applied for', [-30_000], [{ amountFen: 100_000, status: 'applied' }], 0, 0],
    ['reversed already', [-30_000], [issued(100_000), issued(-30_000)], 0, 0],
    ['the reversal is noted', [-30_000], [issued(100_000), { amountFen: -30_000, status: 'applied' }], 0, 0],
    [
      'refunded again while it is',
      [-30_000, -5000],
      [issued(100_000), { amountFen: -30_000, status: 'applied' }],
      5000,
      0,
    ],
    ['everything refunded', [-100_000], [issued(60_000), issued(40_000)], 100_000, 0],
  ])('%s', (_case, nets, invoices, excessFen, balanceFen) => {
    expect(invoicedExcess(moneyWith(nets, invoices))).toBe(excessFen);
    expect(invoiceableBalance(moneyWith(nets, invoices))).toBe(balanceFen);
  });

  it('an amount can be invoiced again only when its red-letter invoice is issued', () => {
    const nets = [-30_000, 20_000];

    expect(invoiceableBalance(moneyWith(nets, [issued(100_000), { amountFen: -30_000, status: 'applied' }]))).toBe(0);
    expect(invoiceableBalance(moneyWith(nets, [issued(100_000), issued(-30_000)]))).toBe(20_000);
  });

  it('refuses invalid amounts', () => {
    expect(() => invoicedExcess(moneyWith([Number.NaN], []))).toThrow(MoneyError);
  });
});

describe('which invoices are reversed', () => {
  const standing = [
    { id: 'old', leftFen: 60_000 },
    { id: 'new', leftFen: 40_000 },
  ];

  it.each<[string, number, readonly [string, number][]]>([
    ['a part of the newest', 10_000, [['new', -10_000]]],
    ['the newest whole', 40_000, [['new', -40_000]]],
    [
      'the newest whole and a part of the one before',
      50_000,
      [
        ['new', -40_000],
        ['old', -10_000],
      ],
    ],
    [
      'all of them, and never more than they are over',
      200_000,
      [
        ['new', -40_000],
        ['old', -60_000],
      ],
    ],
    ['none', 0, []],
  ])('%s', (_case, excessFen, expected) => {
    expect(reversalsOf(standing, excessFen)).toEqual(expected.map(([id, amountFen]) => ({ id, amountFen })));
  });

  it('an already reversed one is skipped', () => {
    expect(reversalsOf([standing[0]!, { id: 'new', leftFen: 0 }], 1000)).toEqual([{ id: 'old', amountFen: -1000 }]);
  });
});

it('after the reversals the invoiced amount is never above the premium, for any endorsements and invoices', () => {
  const step = fc.record({
    kind: fc.constantFrom('refund', 'charge', 'invoice'),
    fen: fc.integer({ min: 1, max: 60_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const nets: number[] = [];
      const blue: { id: number; leftFen: number }[] = [];
      const invoices: CountedInvoice[] = [];
      const money = () => moneyWith(nets, invoices);
      for (const { kind, fen } of steps) {
        if (kind === 'refund') nets.push(-Math.min(fen, mergedAmountOf(money())));
        if (kind === 'charge') nets.push(fen);
        const applied = Math.min(fen, invoiceableBalance(money()));
        if (kind === 'invoice' && applied > 0) {
          invoices.push(issued(applied));
          blue.push({ id: blue.length, leftFen: applied });
        }
        for (const { id, amountFen } of reversalsOf(blue, invoicedExcess(money()))) {
          blue[id]!.leftFen += amountFen;
          invoices.push(issued(amountFen));
        }
        const out = invoices.reduce((sum, { amountFen }) => sum + amountFen, 0);
        expect(out).toBeLessThanOrEqual(mergedAmountOf(money()));
        expect(out + invoiceableBalance(money())).toBe(mergedAmountOf(money()));
        expect(Math.min(0, ...blue.map(({ leftFen }) => leftFen))).toBe(0);
      }
    }),
  );
});

const mailed: Invoice = {
  ...emptyInvoice,
  id: 'i-1',
  type: 'special',
  status: 'mailed',
  createdAt: '2026-11-20T02:00:00.000Z',
  info: { ...emptyInvoice.info, title: '远山精密机械有限公司', amountFen: 100_000 },
  receiver: { ...emptyInvoice.receiver, name: '孙丹青' },
  material: { email: '', items: [{ type: 'taxpayerCertificate', files: ['a.pdf'] }] },
  express: { company: '示例快递', number: 'SD1', payer: '1' },
};

it('a red-letter invoice has the buyer and the receiver of the one it reverses, and has its own process', () => {
  const red = redLetterOf(mailed, -30_000);

  expect(red).toMatchObject({ type: 'special', info: { title: mailed.info.title, amountFen: -30_000 } });
  expect(red).toMatchObject({ id: '', status: 'none', createdAt: '', receiver: mailed.receiver });
  expect([red.material, red.express]).toEqual([emptyInvoice.material, emptyInvoice.express]);
});

it('is issued and mailed: it needs no application, and it can’t fail', () => {
  const ways = invoiceStatuses.map((status) => [
    status,
    transitionsFrom(invoiceMachine, status === 'none' ? null : status, {
      isRedLetter: isRedLetter(redLetterOf(mailed, -1).info),
    })
      .map(({ to }) => to)
      .join(' '),
  ]);
  expect(Object.fromEntries(ways.filter(([, to]) => to !== ''))).toEqual({
    none: 'applied',
    applied: 'issued',
    issued: 'mailed',
  });
});
