import { reportScreenTime } from '../../contract/usage.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/**
 * Registers the call by which the client reports how long it showed each screen. `meters` adds up these times. If
 * `meters` is undefined, the times aren't measured.
 */
export function usageRoutes({ agentCall }: CallRoutes, meters: Pick<Metrics, 'noteScreenTime'> | undefined): void {
  agentCall(reportScreenTime, (time) => {
    meters?.noteScreenTime(time);
    return {};
  });
}
