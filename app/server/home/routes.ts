import { monthTotals as monthTotalsCall } from '../../contract/monthTotals.ts';
import { pinProduct as pinProductCall, productShelf as productShelfCall } from '../../contract/productShelf.ts';
import { worklist as worklistCall } from '../../contract/worklist.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { worklist } from './service.ts';
import { pinProduct, productShelf } from './shelf.ts';
import { monthTotals } from './totals.ts';

export function homeRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(worklistCall, (query, agent) => worklist(services, agent, query));
  agentCall(monthTotalsCall, (_, agent) => monthTotals(services, agent));
  agentCall(productShelfCall, (_, agent) => productShelf(services, agent));
  agentCall(pinProductCall, (pin, agent) => pinProduct(services, agent, pin));
}
