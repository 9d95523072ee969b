import { reportScreenTime } from '../../contract/usage.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** Takes the beats of the client; `figures`: where they are added up, if anywhere. */
export function usageRoutes({ agentCall }: CallRoutes, figures: Pick<Metrics, 'noteScreenTime'> | undefined): void {
  agentCall(reportScreenTime, (time) => {
    figures?.noteScreenTime(time);
    return {};
  });
}
