import { reportScreenTime } from '../../contract/usage.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/**
 * Registers the call by which the client reports how long screens were shown. `meters` adds up the times; if it is
 * undefined, they aren't measured.
 */
export function usageRoutes({ agentCall }: CallRoutes, meters: Pick<Metrics, 'noteScreenTime'> | undefined): void {
  agentCall(reportScreenTime, (time) => {
    meters?.noteScreenTime(time);
    return {};
  });
}
