import {
  declarationStatus as declarationStatusCall,
  recogniseIdCard as recogniseIdCardCall,
  recogniseLicence as recogniseLicenceCall,
} from '../../contract/materials.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { declarationStatus, recogniseIdCard, recogniseLicence } from './service.ts';

export function licenceRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(recogniseLicenceCall, ({ imageUrl }, agent) => recogniseLicence(services, agent, imageUrl));
  agentCall(recogniseIdCardCall, ({ imageUrl }, agent) => recogniseIdCard(services, agent, imageUrl));
  agentCall(declarationStatusCall, (request, agent) => declarationStatus(services, agent, request));
}
