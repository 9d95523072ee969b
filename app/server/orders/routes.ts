import { orderPersons as orderPersonsCall, personHistory as personHistoryCall } from '../../contract/orderPersons.ts';
import {
  listOrders as listOrdersCall,
  orderDetail as orderDetailCall,
  orderRows as orderRowsCall,
  submitOrder as submitOrderCall,
} from '../../contract/orders.ts';
import { orderState as orderStateCall, revealPerson as revealPersonCall } from '../../contract/ownCalls.ts';
import { productDefinition } from '../../contract/products.ts';
import { orderStatusCodeOf } from '../../contract/wire/wireWords.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import { productOnSale } from '../catalogue/products.ts';
import type { Services } from '../services/services.ts';
import { listOrders, orderRows } from './lists.ts';
import { orderPersons, personHistory } from './persons.ts';
import { productAsSold } from './productAsSold.ts';
import { orderDetail, orderState, revealPerson } from './service.ts';
import { submitOrder } from './submit.ts';

export function orderRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(productDefinition, ({ productId, policyUuid = '' }, agent) =>
    policyUuid === ''
      ? productOnSale(services.catalogue, productId)
      : productAsSold(services, agent, { productId, policyUuid }),
  );
  agentCall(submitOrderCall, async (submission, agent) => {
    const { orderSn, status } = await submitOrder(services, agent, submission);
    return { orderSn, status: orderStatusCodeOf(status) };
  });
  agentCall(listOrdersCall, (query, agent) => listOrders(services, agent, query));
  agentCall(orderRowsCall, (query, agent) => orderRows(services, agent, query));
  agentCall(orderDetailCall, (asked, agent) => orderDetail(services, agent, asked));
  agentCall(orderStateCall, ({ orderSn }, agent) => orderState(services, agent, orderSn));
  agentCall(orderPersonsCall, (query, agent) => orderPersons(services, agent, query));
  agentCall(personHistoryCall, (person, agent) => personHistory(services, agent, person));
  agentCall(revealPersonCall, (look, agent) => revealPerson(services, agent, look));
}
