import { surrenderOffer as surrenderOfferCall, surrenderPolicy } from '../../contract/surrenders.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { applyForSurrender, surrenderOffer } from './surrender.ts';

export function policyRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(surrenderOfferCall, ({ orderSn }, agent) => surrenderOffer(services, agent, orderSn));
  agentCall(surrenderPolicy, (request, agent) => applyForSurrender(services, agent, request));
}
