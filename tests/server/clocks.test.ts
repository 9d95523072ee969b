import { expect, test } from 'vitest';

import { isSuccess } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { serverTime } from '../../app/contract/ownCalls.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp } from '../setup/testApp.ts';

const minuteMs = 60_000;

/**
 * Instants in UTC, in ascending order. `isAccepted` is true if the server accepts an order with this start date at that
 * instant.
 */
const cases = [
  // In Shanghai it is half past midnight on 20 November. In UTC it is still 19 November.
  { now: '2026-11-19T16:30', startDate: '2026-11-20', isAccepted: false },
  { now: '2026-11-19T16:30', startDate: '2026-11-21', isAccepted: true },
  // In Shanghai it is half past eleven in the evening of 20 November.
  { now: '2026-11-20T15:30', startDate: '2026-11-20', isAccepted: false },
  { now: '2026-11-20T15:30', startDate: '2026-11-21', isAccepted: true },
  // In Shanghai it is one minute past midnight on 21 November, so this start date is today and is no longer accepted.
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
      // The client sends a date that is one day ahead. The server must ignore it.
      const headers = { date: new Date(instant + 1440 * minuteMs).toUTCString() };

      const reply = await agent.send(submitOrder, submission, headers);
      expect({ now, startDate, isAccepted: isSuccess(reply) }).toEqual({ now, startDate, isAccepted });
      expect(JSON.stringify(await agent.ask(serverTime, {}))).toContain(now);
    }
    await server.close();
  });
});
