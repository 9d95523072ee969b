import {
  checkCompany as checkCompanyCall,
  checkPersons as checkPersonsCall,
  initialPremium as initialPremiumCall,
  personRisk as personRiskCall,
  productWhiteList,
  redeemInvitation as redeemInvitationCall,
  saveWaylay as saveWaylayCall,
} from '../../contract/checks.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import { knownProduct } from '../catalogue/products.ts';
import type { Services } from '../services/services.ts';
import { whiteListOf } from '../users/mayInsure.ts';
import { checkCompany, checkPersons, initialPremium, personRisk, redeemInvitation, saveWaylay } from './service.ts';

export function checkRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(checkCompanyCall, (company) => checkCompany(services, company));
  agentCall(saveWaylayCall, async (record, agent) => {
    await saveWaylay(services, agent, record);
    return {};
  });
  agentCall(checkPersonsCall, (request) => checkPersons(services, request));
  agentCall(personRiskCall, (request, agent) => personRisk(services, agent, request));
  agentCall(initialPremiumCall, ({ productId }) => initialPremium(services, productId));
  agentCall(productWhiteList, ({ productId }, agent) =>
    whiteListOf(services, agent, knownProduct(services.catalogue, productId)),
  );
  agentCall(redeemInvitationCall, (invitation, agent) => redeemInvitation(services, agent, invitation));
}
