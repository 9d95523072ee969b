import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { conservationDetail, conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../app/contract/endorsementOwnCalls.ts';
import { orderDetail, orderPayUrl } from '../../app/contract/orders.ts';
import { endorsementMoves } from '../../app/server/endorsements/endorsementMoves.ts';
import { claimTransfer } from '../../app/server/endorsements/transfers.ts';
import type { TradeState } from '../../app/server/gateways/gateways.ts';
import { move } from '../../app/server/services/moves.ts';
import type { Services } from '../../app/server/services/services.ts';
import { settlePayments, startTimers } from '../../app/server/wiring/timers.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  coverStart,
  decideAt,
  type EndorsedPolicyFixture,
  issuedPolicy,
  materialsOf,
  productWhere,
  requestOfChanges,
  submitted,
} from '../setup/endorsedPolicy.ts';
import { ledgerFaults } from '../setup/ledger.ts';
import { dayMs, laterOn, passRound } from '../setup/passingTime.ts';
import { submittedOrder } from '../setup/submittedOrder.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const minuteMs = 60_000;

describeOnBothDatabases('changes that happen by time', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  /**
   * Returns the server's services with another payment gateway. This gateway reports the same state for all payments.
   */
  const saying = (trade: TradeState): Services => {
    const says = () => Promise.resolve(trade);
    const { gateways } = server.services;
    return {
      ...server.services,
      gateways: { ...gateways, payment: { ...gateways.payment, tradeOf: says, close: says } },
    };
  };
  const roundOf = (services: Services = server.services) => passRound(server, services);
  const later = <Answer>(ms: number, work: () => Promise<Answer>) => laterOn(server, ms, work);

  const newOrder = async (startDate?: string) => {
    const order = await submittedOrder(server, agent, startDate === undefined ? {} : { startDate });
    await agent.ask(orderPayUrl, { orderSn: order.orderSn });
    return order;
  };
  const historyOf = async (orderSn: string) =>
    (await agent.ask(orderDetail, { orderSn })).events.map(({ to, by }) => `${to} ${by}`).slice(2);
  const paymentsOf = async (orderSn: string) =>
    (
      await server.database
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.status')
        .where('orders.sn', '=', orderSn)
        .execute()
    ).map(({ status }) => status);

  const handIn = async (uuid: string) =>
    agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
  const payUrlOf = async (uuid: string) => (await agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl;
  const eventsOf = async (uuid: string) =>
    (await agent.ask(conservationDetail, { conservationUuid: uuid })).events.map(({ to }) => to).slice(1);

  describe('to an order that waits for its payment', () => {
    test('it closes with its payment after 30 days, and not before', async () => {
      const { orderSn } = await newOrder(plusDays('2026-11-20', 45));
      await later(30 * dayMs - minuteMs, () => roundOf());
      expect(await historyOf(orderSn)).toEqual([]);
      await later(30 * dayMs + minuteMs, () => roundOf());
      await later(31 * dayMs, () => roundOf());

      expect(await historyOf(orderSn)).toEqual(['closed system']);
      expect(await paymentsOf(orderSn)).toEqual(['closed']);
    });

    test('money whose notification was lost is found and makes the policy', async () => {
      const { orderSn, totalFen } = await newOrder();
      const paid = saying({ state: 'paid', amountFen: totalFen });
      await roundOf(paid); // Too early: the server still waits for the notification.
      expect(await historyOf(orderSn)).toEqual([]);
      await later(6 * minuteMs, () => roundOf(paid));

      expect(await historyOf(orderSn)).toEqual(['underwriting payer', 'insured insurer']);
    });

    test('paid at the last moment it is insured, or its money is refunded if cover would be back-dated', async () => {
      const [soon, distant] = [await newOrder(), await newOrder(plusDays('2026-11-20', 45))];
      const paid = saying({ state: 'paid', amountFen: soon.totalFen });
      expect(distant.totalFen).toBe(soon.totalFen);
      await later(30 * dayMs + minuteMs, () => roundOf(paid));

      expect(await historyOf(distant.orderSn)).toEqual(['underwriting payer', 'insured insurer']);
      expect(await historyOf(soon.orderSn)).toEqual(['closed system']);
      expect(await paymentsOf(soon.orderSn)).toEqual(['refunded']);
    });

    test('it closes in the next round also while the payment gateway hangs', async () => {
      const { orderSn } = await newOrder(plusDays('2026-11-20', 45));
      const { gateways } = server.services;
      const asked: string[] = [];
      let rounds = 0;
      const hang = (paymentId: string) => new Promise<TradeState>(() => asked.push(paymentId));
      const services = {
        ...server.services,
        gateways: { ...gateways, payment: { ...gateways.payment, tradeOf: hang } },
        wakeWorker: () => void (rounds += 1),
      };
      const failures: unknown[] = [];
      const noted = async () =>
        (await server.database.selectFrom('jobs').select('key').where('kind', '=', 'order.close').execute()).length;
      await server.clock.moveBy(6 * minuteMs);
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const stop = startTimers(services, (error) => failures.push(error));
      try {
        await vi.waitFor(() => expect([asked.length, rounds]).toEqual([1, 1]), { timeout: 5000 });
        expect(await noted()).toBe(0);
        await later(31 * dayMs, async () => {
          vi.advanceTimersByTime(10 * minuteMs);
          await vi.waitFor(async () => expect(await noted()).toBe(1), { timeout: 5000 });
        });
      } finally {
        await stop();
        vi.useRealTimers();
        await server.clock.moveBy(-6 * minuteMs);
      }
      await later(31 * dayMs, () => roundOf());

      expect(failures).toEqual([]);
      expect(asked).toHaveLength(1);
      expect(await historyOf(orderSn)).toEqual(['closed system']);
    });

    test('money of another amount changes nothing and is reported', async () => {
      const { orderSn } = await newOrder();
      const failures: unknown[] = [];
      await later(6 * minuteMs, () =>
        settlePayments(saying({ state: 'paid', amountFen: 1 }), (error) => failures.push(error)),
      );

      expect(failures.map(String)).toEqual([
        expect.stringMatching(/^AmountError: payment [\da-f-]+ was paid in part$/),
      ]);
      expect(await historyOf(orderSn)).toEqual([]);
    });
  });

  describe('to an endorsement', () => {
    let policy: EndorsedPolicyFixture;
    let count = 500;
    beforeAll(async () => {
      const product = productWhere(server, ({ endorsement }) => endorsement.review === 'single');
      policy = await issuedPolicy(server, product, 5, agent);
    });

    const started = (day: string) => submitted(policy, requestOfChanges([add((count += 1))], day));
    const distantDay = plusDays(coverStart, 60);

    test('unpaid for 30 days it closes with its payment, and the policy is free for another', async () => {
      const uuid = await started(distantDay);
      await handIn(uuid);
      await payUrlOf(uuid);
      await later(30 * dayMs - minuteMs, () => roundOf());
      expect((await eventsOf(uuid)).at(-1)).toBe('awaitingPayment');
      await later(30 * dayMs + minuteMs, () => roundOf());

      expect(await eventsOf(uuid)).toEqual(['awaitingMaterials', 'awaitingPayment', 'closed']);
    });

    test('unpaid, or without its materials, it closes on its effective date', async () => {
      const unfinished = await started(coverStart);
      await later(11 * dayMs, () => roundOf());
      const unpaid = await started(coverStart);
      await handIn(unpaid);
      await later(10 * dayMs, () => roundOf());
      expect((await eventsOf(unpaid)).at(-1)).toBe('awaitingPayment');
      await later(11 * dayMs, () => roundOf());

      expect((await eventsOf(unfinished)).at(-1)).toBe('closed');
      expect((await eventsOf(unpaid)).at(-1)).toBe('closed');
    });

    test('money for a rejected one that is too late now is refunded', async () => {
      const uuid = await started(coverStart);
      await handIn(uuid);
      await server.payAt(await payUrlOf(uuid), 'paid');
      await decideAt(server, uuid, 'rejected', '清单未盖章');
      await server.database.transaction().execute(async (tx) => {
        const { id } = await tx
          .selectFrom('endorsements')
          .select('id')
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow();
        await move(tx, endorsementMoves, id, { reason: 'materialsAgain', by: 'agent', at: server.clock.now() });
      });
      await later(11 * dayMs, () => roundOf());

      expect((await eventsOf(uuid)).at(-1)).toBe('closed');
      const { refunds } = await agent.ask(conservationDetail, { conservationUuid: uuid });
      expect(refunds).toHaveLength(1);
    });

    test('one whose transfer may be in progress does not change', async () => {
      const uuid = await started(coverStart);
      await handIn(uuid);
      const { agent_id: id } = await server.database
        .selectFrom('endorsements')
        .select('agent_id')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      const transfer = {
        payerName: '远山精密机械有限公司',
        payerBankName: '',
        payerBankAccount: '6200000000000000',
        payDate: '2026-11-20',
        payVoucherList: [],
      };
      await claimTransfer(server.services, { id } as never, uuid, transfer);
      await later(40 * dayMs, () => roundOf());
      expect((await eventsOf(uuid)).at(-1)).toBe('transferPending');
      await decideAt(server, uuid, 'transferFound');
      await decideAt(server, uuid, 'reviewPassed');
    });
  });

  test('after all of this the books are in order', async () => {
    expect(await ledgerFaults(server.database)).toEqual([]);
  });
});
