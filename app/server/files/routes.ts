import {
  confirmInvoiceImages as confirmInvoiceImagesCall,
  requestVideoAudit as requestVideoAuditCall,
  uploadAuthorisationCall,
  storedFiles,
  uploadSingleImage,
  videoAuditUpload as videoAuditUploadCall,
} from '../../contract/files.ts';
import {
  checkMaterials as checkMaterialsCall,
  declarationStatus as declarationStatusCall,
  recogniseLicence as recogniseLicenceCall,
  uploadCheckMaterials,
} from '../../contract/materials.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import { declarationStatus, recogniseLicence } from '../licences/service.ts';
import { checkMaterials, confirmInvoiceImages, sendMaterials } from '../materials/service.ts';
import type { Services } from '../services/services.ts';
import { authoriseUpload, keepFile, knownFilesInOrders } from './service.ts';
import { requestVideoAudit, videoAuditUpload } from './videoAudit.ts';

export function fileRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  agentCall(uploadAuthorisationCall, ({ fileDir = 'group' }, agent) => authoriseUpload(services, agent.id, fileDir));
  agentCall(uploadSingleImage, ({ file }, agent) => keepFile(services, agent.id, file, 'invoice'));
  agentCall(storedFiles, async ({ fileUrlList }, agent) => ({
    fileList: [...(await knownFilesInOrders(services, agent.id, fileUrlList))],
  }));
  agentCall(confirmInvoiceImagesCall, (request, agent) => confirmInvoiceImages(services, agent, request));
  agentCall(checkMaterialsCall, ({ policyUuid }, agent) => checkMaterials(services, agent, policyUuid));
  agentCall(uploadCheckMaterials, (request, agent) => sendMaterials(services, agent, request));
  agentCall(recogniseLicenceCall, ({ imageUrl }, agent) => recogniseLicence(services, agent, imageUrl));
  agentCall(declarationStatusCall, async (request, agent) => ({
    ocrStatus: await declarationStatus(services, agent, request),
  }));
  agentCall(requestVideoAuditCall, (_, agent) => requestVideoAudit(services, agent));
  publicCall(videoAuditUploadCall, ({ videoAuditToken }) => videoAuditUpload(services, videoAuditToken), {
    max: 60,
    timeWindow: '1 minute',
  });
}
