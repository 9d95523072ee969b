import {
  commissionSwitch,
  policyBonus as policyBonusCall,
  priceDisplay,
  salesQualification as salesQualificationCall,
  salesUser,
  userQualification,
} from '../../contract/users.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { agentQualification } from './mayInsure.ts';
import { isCommissionShown, isProPriceShown, ownUser, policyBonus, salesQualification } from './service.ts';

export function userRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(policyBonusCall, (_, agent) => policyBonus(services, agent));
  agentCall(salesUser, ({ uuid }, agent) => {
    const { id, name, logo, agencyName, tier } = ownUser(agent, uuid);
    return { userUuid: id, userName: name, userLogo: logo, agencyName, userTier: tier };
  });
  agentCall(priceDisplay, ({ u }, agent) => ({ isProPriceShow: isProPriceShown(services, ownUser(agent, u)) }));
  agentCall(commissionSwitch, (_, agent) => ({ pushMoneySwitch: isCommissionShown(agent) }));
  agentCall(userQualification, (_, agent) => agentQualification(agent));
  agentCall(salesQualificationCall, (_, agent) => salesQualification(services, agent));
}
