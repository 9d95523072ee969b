import type { DownloadedFile } from '../../contract/call.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { openQuotation } from '../quotations/service.ts';
import type { Services } from '../services/services.ts';
import { quotationPdf } from './quotationPdf.ts';
import { schemeWords } from './schemeWords.ts';

/**
 * Returns a quotation of the agent as a document for the customer, with the price that was saved.
 * @throws Refusal 900404 when the agent has no such quotation
 */
export async function quotationDocument(services: Services, agent: AgentIdentity, id: string): Promise<DownloadedFile> {
  const { draft, quote, issuer, ...facts } = await openQuotation(services, agent, id);
  const product = services.catalogue.productOf(facts.productId, draft.productVersion);
  const prices = new Map(quote.schemes.map((scheme) => [scheme.schemeId, scheme]));
  const content = await quotationPdf({
    ...facts,
    agentName: [agent.agencyName, agent.name].filter(Boolean).join(' '),
    startDate: draft.startDate,
    months: draft.months,
    applyQuantity: draft.applyQuantity,
    totalFen: quote.totalFen,
    schemes: draft.schemes.flatMap((scheme) => {
      const price = prices.get(scheme.id);
      return price?.status === 'priced'
        ? [{ ...schemeWords(product, scheme), premium: price.premium, lines: price.lines }]
        : [];
    }),
    createdAt: new Date(facts.createdAt),
    issuer,
    isSample: product?.isSample ?? true,
  });
  const group = facts.groupName === '' ? '' : `-${facts.groupName}`;
  return { name: `报价单-${facts.quotationSn}${group}.pdf`, type: 'application/pdf', content };
}
