import { invoiceDocument, policyInvoices } from '../../contract/invoiceOwnCalls.ts';
import {
  applyForInvoice,
  invoiceInfo,
  mailElectronicInvoice,
  mailInvoiceMaterialForm,
  updateInvoiceMaterial,
} from '../../contract/invoices.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { invoiceDocumentOf } from './electronicInvoice.ts';
import { invoicesOfPolicy } from './list.ts';
import { mailElectronicInvoiceOf, mailMaterialFormOf } from './mail.ts';
import { applyForInvoiceOf, invoiceInfoOf, sendInvoiceMaterial } from './service.ts';

export function invoiceRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(invoiceInfo, (key, agent) => invoiceInfoOf(services, agent, key));
  agentCall(policyInvoices, ({ policyUuid }, agent) => invoicesOfPolicy(services, agent, policyUuid));
  agentCall(invoiceDocument, (named, agent) => invoiceDocumentOf(services, agent, named));
  agentCall(applyForInvoice, (invoice, agent) => applyForInvoiceOf(services, agent, invoice));
  agentCall(updateInvoiceMaterial, (request, agent) => sendInvoiceMaterial(services, agent, request));
  agentCall(mailInvoiceMaterialForm, async (request, agent) => {
    await mailMaterialFormOf(services, agent, request);
    return {};
  });
  agentCall(mailElectronicInvoice, async (request, agent) => {
    await mailElectronicInvoiceOf(services, agent, request);
    return {};
  });
}
