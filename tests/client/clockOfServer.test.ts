import { frozenClock } from '@tuanbao/library/domain/calendar/clock';
import { expect, it, vi } from 'vitest';

import { clockOfServer } from '../../app/client/platform/http/clockOfServer.ts';
import { createSend } from '../../app/client/platform/http/http.ts';

const machine = frozenClock('2027-03-01T02:00:00Z');

const answering = (answer: () => Response) => createSend({ fetch: () => Promise.resolve(answer()) });

it('uses the server’s days once the server has sent its time', async () => {
  const body = { resCode: '000001', code: 200, info: '', data: { now: '2026-11-20T02:00:00.000Z' } };
  const clock = clockOfServer(
    answering(() => Response.json(body)),
    machine,
  );

  expect(clock.today()).toBe('2027-03-01');
  await vi.waitFor(() => expect(clock.today()).toBe('2026-11-20'));
});

it('uses the machine’s time if the server can’t be reached', async () => {
  let isAsked = false;
  const clock = clockOfServer(
    answering(() => {
      isAsked = true;
      return new Response('', { status: 503 });
    }),
    machine,
  );

  await vi.waitFor(() => expect(isAsked).toBe(true));
  expect(clock.today()).toBe('2027-03-01');
});

it('uses the time that the page contains, and requests none', async () => {
  const send = vi.fn<() => never>();
  const clock = clockOfServer(send, machine, '2026-11-20T02:00:00.000Z');

  expect(clock.today()).toBe('2026-11-20');
  expect(send).not.toHaveBeenCalled();
});
