import { reportScreenTime } from '../../contract/usage.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** Takes the beats of the client; `meters`: where they are added up, if anywhere. */
export function usageRoutes({ agentCall }: CallRoutes, meters: Pick<Metrics, 'noteScreenTime'> | undefined): void {
  agentCall(reportScreenTime, (time) => {
    meters?.noteScreenTime(time);
    return {};
  });
}
