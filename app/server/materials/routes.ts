import { confirmInvoiceImages as confirmInvoiceImagesCall } from '../../contract/files.ts';
import { checkMaterials as checkMaterialsCall, uploadCheckMaterials } from '../../contract/materials.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { checkMaterials, confirmInvoiceImages, sendMaterials } from './service.ts';

export function materialRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(confirmInvoiceImagesCall, (request, agent) => confirmInvoiceImages(services, agent, request));
  agentCall(checkMaterialsCall, ({ policyUuid }, agent) => checkMaterials(services, agent, policyUuid));
  agentCall(uploadCheckMaterials, (request, agent) => sendMaterials(services, agent, request));
}
