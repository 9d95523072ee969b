import { orderPayUrl } from '../../contract/orders.ts';
import { cancelOrder as cancelOrderCall, paymentNotification } from '../../contract/ownCalls.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { cancelOrder } from './cancelOrder.ts';
import { payUrl, receiveNotice } from './service.ts';

export function paymentRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  agentCall(orderPayUrl, async ({ orderSn }, agent) => ({ payUrl: await payUrl(services, agent, orderSn) }));
  agentCall(cancelOrderCall, (cancellation, agent) => cancelOrder(services, agent, cancellation));
  publicCall(paymentNotification, async (notice, { reply }) => {
    if (await receiveNotice(services, { ...notice })) return 'success';
    reply.code(400);
    return 'failure';
  });
}
