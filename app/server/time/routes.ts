import { serverTime } from '../../contract/ownCalls.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';

export function timeRoutes({ publicCall }: CallRoutes, { clock }: Services): void {
  publicCall(serverTime, () => ({ now: clock.now().toISOString() }));
}
