import { customOrder, recommendedOrders, reportCustomOrder } from '../../contract/customOrders.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { openCustomOrder, recommendedFor, reportProgress } from './service.ts';

export function customOrderRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(customOrder, (asked, agent) => openCustomOrder(services, agent, asked));
  agentCall(recommendedOrders, ({ productId }, agent) => recommendedFor(services, agent, productId));
  agentCall(reportCustomOrder, (progress, agent) => reportProgress(services, agent, progress));
}
