import { expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { serverTime } from '../../app/contract/ownCalls.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp } from '../setup/testApp.ts';

const minuteMs = 60_000;

/** Instants in ascending order. `isAccepted` is true when an order with this start date is accepted at that instant. */
const cases = [
  // It is half past midnight in Shanghai, but still the previous day in UTC.
  { now: '2026-11-19T16:30', startDate: '2026-11-20', isAccepted: false },
  { now: '2026-11-19T16:30', startDate: '2026-11-21', isAccepted: true },
  // It is half past eleven in the evening in Shanghai.
  { now: '2026-11-20T15:30', startDate: '2026-11-20', isAccepted: false },
  { now: '2026-11-20T15:30', startDate: '2026-11-21', isAccepted: true },
  // It is one minute after midnight, so the day that was tomorrow is now today.
  { now: '2026-11-20T16:01', startDate: '2026-11-21', isAccepted: false },
] as const;

describeOnBothDatabases('the first day of cover', (openDatabase) => {
  test('is checked in Shanghai time, with any clock of the host or the client', async () => {
    let instant = Date.parse(`${cases[0].now}:00.000Z`);
    const server = await startTestApp({ openDatabase, now: new Date(instant).toISOString() });
    const product = server.services.catalogue.products[0]!;
    for (const { now, startDate, isAccepted } of cases) {
      const next = Date.parse(`${now}:00.000Z`);
      await server.clock.moveBy(next - instant);
      instant = next;
      const agent = await server.signIn();
      const draft = { ...completeDraft(product), startDate };
      const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
      // The client's clock is one day ahead. The server ignores it.
      const headers = { date: new Date(instant + 1440 * minuteMs).toUTCString() };

      const reply = await agent.send(submitOrder, submission, headers);
      expect({ now, startDate, isAccepted: isSuccess(reply) }).toEqual({ now, startDate, isAccepted });
      expect(JSON.stringify(await agent.ask(serverTime, {}))).toContain(now);
    }
    await server.close();
  });
});
