import {
  declarationStatus as declarationStatusCall,
  recogniseLicence as recogniseLicenceCall,
} from '../../contract/materials.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { declarationStatus, recogniseLicence } from './service.ts';

export function licenceRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(recogniseLicenceCall, ({ imageUrl }, agent) => recogniseLicence(services, agent, imageUrl));
  agentCall(declarationStatusCall, async (request, agent) => ({
    ocrStatus: await declarationStatus(services, agent, request),
  }));
}
