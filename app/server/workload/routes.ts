import { workload as workloadCall } from '../../contract/workload.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { workload } from './service.ts';

export function workloadRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(workloadCall, (_, agent) => workload(services, agent));
}
