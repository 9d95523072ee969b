import { type Clock, shiftedClock } from '@tuanbao/library/domain/calendar/clock';

import { serverTime } from '../../../contract/ownCalls.ts';
import type { Send } from './http.ts';

/**
 * A clock that runs with the server's: whose own clock is wrong still counts the same days, and a sandbox whose clock
 * was moved is followed. Until the answer is there, and where none comes, it is the machine's.
 *
 * @param known the server's time, where the page brought it along: then it isn't asked for
 */
export function clockOfServer(send: Send, machine: Clock, known?: string): Clock {
  const aheadOf = (now: string) => Date.parse(now) - machine.now().getTime();
  let offsetMs = known === undefined ? 0 : aheadOf(known);
  async function follow(): Promise<void> {
    const { now } = await send(serverTime, {});
    offsetMs = aheadOf(now);
  }
  if (known === undefined) follow().catch(() => undefined); // no answer: the machine’s time stays
  return shiftedClock(machine, () => offsetMs);
}
