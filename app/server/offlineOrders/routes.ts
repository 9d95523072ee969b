import {
  deleteOfflineOrder as deleteOfflineOrderCall,
  listOfflineOrders as listOfflineOrdersCall,
  offlineOrder as offlineOrderCall,
  searchDrafts as searchDraftsCall,
  submitOfflineOrder,
} from '../../contract/offlineOrders.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { deleteOfflineOrder, keepOfflineOrder, listOfflineOrders, offlineOrder, searchDrafts } from './service.ts';

export function offlineOrderRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(listOfflineOrdersCall, ({ productId }, agent) => listOfflineOrders(services, agent, productId));
  agentCall(offlineOrderCall, ({ offlineDataUuid }, agent) => offlineOrder(services, agent, offlineDataUuid));
  agentCall(submitOfflineOrder, (order, agent) => keepOfflineOrder(services, agent, order));
  agentCall(deleteOfflineOrderCall, async ({ offlineDataUuid }, agent) => {
    await deleteOfflineOrder(services, agent, offlineDataUuid);
    return {};
  });
  agentCall(searchDraftsCall, (query, agent) => searchDrafts(services, agent, query));
}
