import { type Clock, shiftedClock } from '@tuanbao/library/domain/calendar/clock';

import { serverTime } from '../../../contract/ownCalls.ts';
import type { Send } from './http.ts';

/**
 * Returns a clock with the time of the server. Thus days are counted correctly even if the clock of the device is
 * wrong, and the shifted time of a sandbox applies. Until the response arrives, or if no response comes, the clock of
 * the device is used.
 *
 * @param known time of the server that is embedded in the page; if given, no request is sent
 */
export function clockOfServer(send: Send, machine: Clock, known?: string): Clock {
  const aheadOf = (now: string) => Date.parse(now) - machine.now().getTime();
  let offsetMs = known === undefined ? 0 : aheadOf(known);
  async function follow(): Promise<void> {
    const { now } = await send(serverTime, {});
    offsetMs = aheadOf(now);
  }
  if (known === undefined) follow().catch(() => undefined); // Without a response, the time of the device is used.
  return shiftedClock(machine, () => offsetMs);
}
