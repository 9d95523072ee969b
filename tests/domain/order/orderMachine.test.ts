import { transitionsFrom } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, orderStatusCodes, orderStatuses } from '@tuanbao/library/domain/order/orderMachine';
import { describe, expect, it } from 'vitest';

/** The allowed transitions from the design document, with the specification's codes: `from>to`. */
const allowed = new Set(
  `50>51 50>55 50>800 51>52 51>55 51>120 51>300 51>800 52>55 52>120 52>300 52>800 120>51 120>800 55>100 55>80 55>800 80>100 80>55 80>800
   100>200 100>201 100>210 100>300 210>200 210>201 210>300 201>200 201>201 300>400 300>800 400>500 500>600 200>700 201>700 700>400 200>900 201>900`
    .trim()
    .split(/\s+/),
);

describe('every pair of order states', () => {
  for (const from of orderStatuses) {
    it(`${from} goes where the table says and nowhere else`, () => {
      const targets = transitionsFrom(orderMachine, from).map(({ to }) => to);
      for (const to of orderStatuses) {
        expect([to, targets.includes(to)]).toEqual([
          to,
          allowed.has(`${orderStatusCodes[from]}>${orderStatusCodes[to]}`),
        ]);
      }
    });
  }
});

it('there are 17 states, each with a code of its own', () => {
  expect(new Set(Object.values(orderStatusCodes)).size).toBe(17);
});

it('a new order starts as pending confirmation', () => {
  expect(transitionsFrom(orderMachine, null).map(({ to }) => to)).toEqual(['pendingConfirmation']);
});

it('an order that awaits payment may be paid, transferred or closed', () => {
  expect([...new Set(transitionsFrom(orderMachine, 'awaitingPayment').map(({ to }) => to))]).toEqual([
    'underwriting',
    'transferPending',
    'closed',
  ]);
});
