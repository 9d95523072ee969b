import {
  closeOfflineOrder as closeCall,
  deskOfflineOrder,
  deskOfflineOrders,
  giveBackOfflineOrder as giveBackCall,
  prepareOfflineOrder as prepareCall,
  quoteOfflineOrder as quoteCall,
  takeOfflineOrder as takeCall,
} from '../../../contract/desk/work/offlineOrders.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import {
  closeOfflineOrder,
  giveBackOfflineOrder,
  listedOfflineOrders,
  prepareOfflineOrder,
  quoteOfflineOrder,
  shownOfflineOrder,
  takeOfflineOrder,
} from './offlineOrders.ts';

/** Registers the calls of the desk about offline orders. */
export function offlineOrderRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(deskOfflineOrders, (query, context) => listedOfflineOrders(services, context, query));
  question(deskOfflineOrder, ({ id }, context) => shownOfflineOrder(services, context, id));
  action(takeCall, async ({ id }, context) => {
    await takeOfflineOrder(services, context, id);
    return { subject: id, result: {} };
  });
  action(giveBackCall, async ({ id }, context) => {
    await giveBackOfflineOrder(services, context, id);
    return { subject: id, result: {} };
  });
  action(quoteCall, async (answer, context) => {
    await quoteOfflineOrder(services, context, answer);
    return { subject: answer.id, result: {} };
  });
  action(prepareCall, async (answer, context) => ({
    subject: answer.id,
    result: { link: await prepareOfflineOrder(services, context, answer) },
  }));
  action(closeCall, async (answer, context) => {
    await closeOfflineOrder(services, context, answer);
    return { subject: answer.id, result: {} };
  });
}
