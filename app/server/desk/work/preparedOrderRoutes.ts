import {
  draftsToPrepare,
  prepareFromDraft as fromDraftCall,
  prepareFromOrder as fromOrderCall,
  preparedOrders,
} from '../../../contract/desk/work/preparedOrders.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { listedDrafts, listedPreparedOrders, prepareFromDraft, prepareFromOrder } from './preparedOrders.ts';

/** Registers the calls of the desk about prepared orders. */
export function preparedOrderRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(preparedOrders, (query, context) => listedPreparedOrders(services, context, query));
  question(draftsToPrepare, (query, context) => listedDrafts(services, context, query));
  action(fromDraftCall, async (request, context) => {
    const { id, link } = await prepareFromDraft(services, context, request);
    return { subject: id, result: { link } };
  });
  action(fromOrderCall, async (request, context) => {
    const { id, link } = await prepareFromOrder(services, context, request);
    return { subject: `${request.orderSn} ${id}`, result: { link } };
  });
}
