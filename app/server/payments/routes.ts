import { orderPayUrl } from '../../contract/orders.ts';
import { paymentNotification } from '../../contract/ownCalls.ts';
import type { CallRoutes } from '../callRoutes.ts';
import type { Services } from '../services.ts';
import { payUrl, receiveNotice } from './service.ts';

export function paymentRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  agentCall(orderPayUrl, async ({ orderSn }, agent) => ({ payUrl: await payUrl(services, agent, orderSn) }));
  publicCall(paymentNotification, async (notice, { reply }) => {
    if (await receiveNotice(services, { ...notice })) return 'success';
    reply.code(400);
    return 'failure';
  });
}
