import {
  acceptQuotation,
  deleteQuotation as deleteQuotationCall,
  listQuotations as listQuotationsCall,
  quotation,
  quotedCompanies as quotedCompaniesCall,
  saveQuotation as saveQuotationCall,
  sharedQuotation,
  shareQuotation as shareQuotationCall,
} from '../../contract/quotations.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { deleteQuotation, listQuotations, openQuotation, quotedCompanies, saveQuotation } from './service.ts';
import { acceptSharedQuotation, openSharedQuotation, shareQuotation } from './sharing.ts';

export function quotationRoutes({ agentCall, publicCall }: CallRoutes, services: Services): void {
  agentCall(quotedCompaniesCall, (_, agent) => quotedCompanies(services, agent));
  agentCall(listQuotationsCall, (query, agent) => listQuotations(services, agent, query));
  agentCall(deleteQuotationCall, async ({ id }, agent) => {
    await deleteQuotation(services, agent, id);
    return {};
  });
  agentCall(saveQuotationCall, (draft, agent) => saveQuotation(services, agent, draft));
  agentCall(quotation, ({ id }, agent) => openQuotation(services, agent, id));
  agentCall(shareQuotationCall, ({ id }, agent) => shareQuotation(services, agent, id));
  publicCall(sharedQuotation, ({ token }) => openSharedQuotation(services, token), {
    max: 120,
    timeWindow: '1 minute',
  });
  publicCall(acceptQuotation, ({ token, schemeId }) => acceptSharedQuotation(services, token, schemeId), {
    max: 20,
    timeWindow: '1 minute',
  });
}
