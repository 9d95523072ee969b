import {
  deleteDraft as deleteDraftCall,
  listDrafts as listDraftsCall,
  saveDraft as saveDraftCall,
  savedDraft,
} from '../../contract/savedDrafts.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { deleteDraft, listDrafts, openDraft, saveDraft } from './service.ts';

export function draftRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(saveDraftCall, (save, agent) => saveDraft(services, agent, save));
  agentCall(savedDraft, ({ id }, agent) => openDraft(services, agent, id));
  agentCall(listDraftsCall, (which, agent) => listDrafts(services, agent, which));
  agentCall(deleteDraftCall, async (which, agent) => {
    await deleteDraft(services, agent, which);
    return {};
  });
}
