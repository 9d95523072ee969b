import { quoteDraft } from '../../contract/premium.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { quotedDraft } from './premium.ts';

export function premiumRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(quoteDraft, async (draft) => (await quotedDraft(services, draft)).quote);
}
