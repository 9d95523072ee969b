import { type Clock, shiftedClock } from '@tuanbao/library/domain/calendar/clock';

import { serverTime } from '../../contract/ownCalls.ts';
import type { Send } from './http.ts';

/**
 * A clock that runs with the server's: whose own clock is wrong still counts the same days, and a sandbox whose clock
 * was moved is followed. Until the answer is there, and where none comes, it is the machine's.
 */
export function clockOfServer(send: Send, machine: Clock): Clock {
  let offsetMs = 0;
  async function follow(): Promise<void> {
    const { now } = await send(serverTime, {});
    offsetMs = Date.parse(now) - machine.now().getTime();
  }
  follow().catch(() => undefined); // no answer: the machine's time stays
  return shiftedClock(machine, () => offsetMs);
}
