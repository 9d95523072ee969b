import { quoteDraft } from '../../contract/premium.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { refuseSwitchedOff } from '../users/mayInsure.ts';
import { quotedDraft } from './premium.ts';

export function premiumRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(quoteDraft, async (draft, agent) => {
    refuseSwitchedOff(services, agent, draft.productId);
    return (await quotedDraft(services, draft)).quote;
  });
}
