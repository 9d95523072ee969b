import {
  pastApplicants as pastApplicantsCall,
  pastPersons as pastPersonsCall,
  uploadPersonInfo,
} from '../../contract/history.ts';
import {
  claimOrderTransfer,
  orderTransfer as orderTransferCall,
  outPayUrl as outPayUrlCall,
  payWays as payWaysCall,
} from '../../contract/payments.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import { outPayUrl, payWays } from '../payments/payWays.ts';
import { claimTransfer, orderTransfer } from '../payments/transfers.ts';
import type { Services } from '../services/services.ts';
import { correctPersons } from './correctPersons.ts';
import { pastApplicants, pastPersons } from './service.ts';

/**
 * Registers calls about submitted orders: to see how an order can be paid, to report a bank transfer, to copy an order,
 * and to correct its persons.
 */
export function pastOrderRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(outPayUrlCall, ({ orderSn }, agent) => outPayUrl(services, agent, orderSn));
  agentCall(payWaysCall, ({ orderSn }, agent) => payWays(services, agent, orderSn));
  agentCall(orderTransferCall, ({ orderSn }, agent) => orderTransfer(services, agent, orderSn));
  agentCall(claimOrderTransfer, (claim, agent) => claimTransfer(services, agent, claim));
  agentCall(pastApplicantsCall, (query, agent) => pastApplicants(services, agent, query));
  agentCall(pastPersonsCall, ({ orderSn }, agent) => pastPersons(services, agent, orderSn));
  agentCall(uploadPersonInfo, (corrections, agent) => correctPersons(services, agent, corrections));
}
