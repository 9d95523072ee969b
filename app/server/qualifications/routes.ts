import {
  qualificationRequest,
  requestQualification as requestQualificationCall,
} from '../../contract/qualification.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { qualificationOfAgent, requestQualification } from './service.ts';

/** Registers the calls by which agents request the verification of their real name. */
export function qualificationRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(qualificationRequest, (_, agent) => qualificationOfAgent(services, agent));
  agentCall(requestQualificationCall, async (entry, agent) => {
    await requestQualification(services, agent, entry);
    return {};
  });
}
