import {
  listOfflineOrders as listOfflineOrdersCall,
  offlineOrder as offlineOrderCall,
  searchDrafts as searchDraftsCall,
  submitOfflineOrder,
} from '../../contract/offlineOrders.ts';
import type { CallRoutes } from '../callRoutes.ts';
import type { Services } from '../services.ts';
import { keepOfflineOrder, listOfflineOrders, offlineOrder, searchDrafts } from './service.ts';

export function offlineOrderRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(listOfflineOrdersCall, ({ productId }, agent) => listOfflineOrders(services, agent, productId));
  agentCall(offlineOrderCall, ({ offlineDataUuid }, agent) => offlineOrder(services, agent, offlineDataUuid));
  agentCall(submitOfflineOrder, (order, agent) => keepOfflineOrder(services, agent, order));
  agentCall(searchDraftsCall, (query, agent) => searchDrafts(services, agent, query));
}
