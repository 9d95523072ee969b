import { type Clock, shiftedClock } from '@tuanbao/library/domain/calendar/clock';

import { serverTime } from '../../contract/ownCalls.ts';
import type { Send } from './http.ts';

/**
 * A clock that runs with the server's: whose own clock is wrong still counts the same days, and a sandbox whose clock
 * was moved is followed. Until the answer is there, and where none comes, it is the machine's.
 */
export function clockOfServer(send: Send, machine: Clock): Clock {
  let offsetMs = 0;
  void send(serverTime, {}).then(
    ({ now }) => {
      offsetMs = Date.parse(now) - machine.now().getTime();
    },
    () => undefined,
  );
  return shiftedClock(machine, () => offsetMs);
}
