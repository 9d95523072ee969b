import {
  commissionSwitch,
  policyBonus as policyBonusCall,
  priceDisplay,
  realNameLimit,
  salesQualification as salesQualificationCall,
  salesUser,
  userQualification,
} from '../../contract/users.ts';
import { workload as workloadCall } from '../../contract/workload.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import { knownProduct } from '../catalogue/products.ts';
import type { Services } from '../services/services.ts';
import { workload } from '../workload/service.ts';
import { agentQualification } from './mayInsure.ts';
import { isCommissionShown, isProPriceShown, ownUser, policyBonus, salesQualification } from './service.ts';

export function userRoutes({ agentCall }: CallRoutes, services: Services): void {
  const { catalogue } = services;
  agentCall(policyBonusCall, (_, agent) => policyBonus(services, agent));
  agentCall(salesUser, ({ uuid }, agent) => {
    const { id, name, logo, agencyName, tier } = ownUser(agent, uuid);
    return { userUuid: id, userName: name, userLogo: logo, agencyName, userTier: tier };
  });
  agentCall(priceDisplay, ({ u }, agent) => ({ isProPriceShow: isProPriceShown(services, ownUser(agent, u)) }));
  agentCall(commissionSwitch, (_, agent) => ({ pushMoneySwitch: isCommissionShown(agent) }));
  agentCall(workloadCall, (_, agent) => workload(services, agent));
  agentCall(userQualification, (_, agent) => agentQualification(agent));
  agentCall(salesQualificationCall, (_, agent) => salesQualification(services, agent));
  agentCall(realNameLimit, ({ productId }, { isRealName }) => {
    const { isRealNameRequired } = catalogue.sales.termsOf(knownProduct(catalogue, productId));
    return { isRealNameRequired, isRealName, isLimited: isRealNameRequired && !isRealName };
  });
}
