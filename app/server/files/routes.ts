import {
  requestVideoAudit as requestVideoAuditCall,
  uploadAuthorisationCall,
  storedFiles,
  uploadSingleImage,
  videoAuditUpload as videoAuditUploadCall,
} from '../../contract/files.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { authoriseUpload, keepFile, knownFilesInOrders } from './service.ts';
import { requestVideoAudit, videoAuditUpload } from './videoAudit.ts';

export function fileRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  agentCall(uploadAuthorisationCall, ({ fileDir = 'group' }, agent) => authoriseUpload(services, agent, fileDir));
  agentCall(uploadSingleImage, ({ file }, agent) => keepFile(services, agent, file, 'invoice'));
  agentCall(storedFiles, async ({ fileUrlList }, agent) => ({
    fileList: [...(await knownFilesInOrders(services, agent, fileUrlList))],
  }));
  agentCall(requestVideoAuditCall, (_, agent) => requestVideoAudit(services, agent));
  publicCall(videoAuditUploadCall, ({ videoAuditToken }) => videoAuditUpload(services, videoAuditToken), {
    max: 60,
    timeWindow: '1 minute',
  });
}
