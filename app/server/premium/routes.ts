import { quoteDraft } from '../../contract/premium.ts';
import type { CallRoutes } from '../callRoutes.ts';
import type { Services } from '../services.ts';
import { quotedDraft } from './service.ts';

export function premiumRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(quoteDraft, async (draft) => (await quotedDraft(services, draft)).quote);
}
