import {
  applicationForm as applicationFormCall,
  mailPolicies as mailPoliciesCall,
  orderApplicationForm as orderApplicationFormCall,
  policyClauses as policyClausesCall,
  policyDocument as policyDocumentCall,
  quotationDocument as quotationDocumentCall,
} from '../../contract/documents.ts';
import {
  personCertificate as personCertificateCall,
  personCertificates as personCertificatesCall,
} from '../../contract/orderPersons.ts';
import type { CallRoutes } from '../calls/callRoutes.ts';
import type { Services } from '../services/services.ts';
import { mailPolicies } from './mailPolicies.ts';
import { personCertificate, personCertificates } from './personCertificates.ts';
import { quotationDocument } from './quotationDocument.ts';
import { applicationForm, orderApplicationForm, policyClauses, policyDocument } from './service.ts';

export function documentRoutes({ agentCall }: CallRoutes, services: Services): void {
  agentCall(policyDocumentCall, ({ policyUuid }, agent) => policyDocument(services, agent, policyUuid));
  agentCall(policyClausesCall, (asked, agent) => policyClauses(services, agent, asked));
  agentCall(applicationFormCall, (draft, agent) => applicationForm(services, agent, draft));
  agentCall(orderApplicationFormCall, ({ policyUuid }, agent) => orderApplicationForm(services, agent, policyUuid));
  agentCall(quotationDocumentCall, ({ id }, agent) => quotationDocument(services, agent, id));
  agentCall(personCertificateCall, (person, agent) => personCertificate(services, agent, person));
  agentCall(personCertificatesCall, ({ orderSn, rosterVersion, keyList, pageIndex = 1 }, agent) =>
    personCertificates(services, agent, { orderSn, rosterVersion, keys: keyList, page: pageIndex }),
  );
  agentCall(mailPoliciesCall, ({ emailAddress, orderSnList }, agent) =>
    mailPolicies(services, agent, {
      to: emailAddress,
      orderSns: orderSnList ? [...new Set(orderSnList.split(','))] : null,
    }),
  );
}
