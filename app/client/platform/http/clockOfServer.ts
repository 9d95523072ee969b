import { type Clock, shiftedClock } from '@tuanbao/library/domain/calendar/clock';

import { serverTime } from '../../../contract/ownCalls.ts';
import type { Send } from './http.ts';

/**
 * Returns a clock that follows the server's time. Thus a device with a wrong clock counts the same days, and the
 * shifted time of a sandbox applies. Before the response, and when none comes, the clock of the device is used.
 *
 * @param known the server's time, if the page contains it; then it isn't requested
 */
export function clockOfServer(send: Send, machine: Clock, known?: string): Clock {
  const aheadOf = (now: string) => Date.parse(now) - machine.now().getTime();
  let offsetMs = known === undefined ? 0 : aheadOf(known);
  async function follow(): Promise<void> {
    const { now } = await send(serverTime, {});
    offsetMs = aheadOf(now);
  }
  if (known === undefined) follow().catch(() => undefined); // without a response the machine's time stays
  return shiftedClock(machine, () => offsetMs);
}
