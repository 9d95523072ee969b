import { createHash } from 'node:crypto';

import type { Quote, SummedQuote } from '@tuanbao/library/domain/rating/quotation';
import { type ProductWords, wordsChosenBy } from '@tuanbao/library/domain/scheme/productWords';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { QuotationAcceptance, SharedQuotation } from '../../contract/quotations.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { addressOn } from '../services/addressOn.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { noteAccepted, noteSeen, setShare, sharedQuotationOf } from './repository.ts';
import { contentOf, factsOf } from './service.ts';

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/**
 * Creates the public link to a quotation of the agent, on the host on which the quotation was made. The token in the
 * link is computed with the server's key, so the token is the same each time. Only the hash of the token is stored. The
 * link doesn't work before this function is called.
 * @throws Refusal 900404 when the agent has no such quotation
 */
export async function shareQuotation(
  services: Services,
  agent: AgentIdentity,
  id: string,
): Promise<{ shareUrl: string }> {
  if (!isUuid(id)) throw notFound();
  const token = Buffer.from(services.keyring.index('sharedQuotation', id)).toString('base64url');
  const shared = await asAgent(services.database, agent.id, (tx) => setShare(tx, agent.id, id, hashOf(token)));
  if (!shared) throw notFound();
  return { shareUrl: `${addressOn(services, shared.host)}/quotationShow?token=${token}` };
}

/**
 * Names of choices for a quotation whose product no longer exists. They are empty, so the codes of the choices are
 * shown instead of names.
 */
const noWords: ProductWords = { plans: [], deductibles: [], payoutRatios: [], disabilityTables: [] };

/** A price without the details of its calculation. Only the agent may see the factors and rates. */
const priceOnly = ({ alternatives, ...quote }: Quote): Quote => ({
  ...totalOnly(quote),
  ...(alternatives && { alternatives: alternatives.map(totalOnly) }),
});

const totalOnly = ({ discount, ...quote }: SummedQuote): SummedQuote => ({
  ...quote,
  discount: { reached: discount.reached, next: null },
  trace: [],
});

/**
 * The quotation that a public link opens, if the quotation is still valid.
 * @throws Refusal 900404 when the link opens no quotation, 006004 when the quotation is no longer valid
 */
async function validQuotation({ database, clock }: Services, token: string) {
  const row = await sharedQuotationOf(database, hashOf(token));
  if (!row) throw notFound();
  const facts = factsOf(row, clock.today());
  if (!facts.isValid) throw refused('quotationEnded');
  return { row, facts };
}

/**
 * The quotation that a public link opens. The result contains no persons and nothing that only the agent may see. The
 * link is valid as long as the quotation is valid. The first opening is recorded and shown to the agent.
 * @throws Refusal 900404 when the link opens no quotation, 006004 when the quotation is no longer valid
 */
export async function openSharedQuotation(services: Services, token: string): Promise<SharedQuotation> {
  const { row, facts } = await validQuotation(services, token);
  if (row.seen_at === null) await noteSeen(services.database, row.id, services.clock.now());
  const draft = contentOf(services, row);
  const { months, applyQuantity, schemes, startDate } = draft;
  const product = services.catalogue.productOf(row.product_id, draft.productVersion);
  return {
    ...facts,
    agentName: row.agent_name,
    agentMobile: row.mobile_sealed === null ? '' : services.keyring.open('agentMobile', row.mobile_sealed),
    agencyName: row.agency_name ?? '',
    isSample: product?.isSample ?? true,
    words: product ? wordsChosenBy(schemes, product) : noWords,
    subject: product ? ratingSubjectOf(product, draft) : null,
    startDate,
    months,
    applyQuantity,
    schemes,
    quote: priceOnly(row.quote),
  };
}

/**
 * Records that a customer accepted the quotation of a public link, with the alternative `schemeId` ('' when the
 * quotation has no alternatives). Only the first acceptance is recorded. If the customer accepts the same alternative
 * again, nothing changes.
 * @throws Refusal 900404 when the link opens no quotation; 006004 when the quotation is no longer valid, doesn't offer
 * the alternative, or was accepted with another alternative
 */
export async function acceptSharedQuotation(
  services: Services,
  token: string,
  schemeId: string,
): Promise<QuotationAcceptance> {
  const { row, facts } = await validQuotation(services, token);
  const offered =
    facts.alternatives.length === 0 ? [''] : facts.alternatives.map((alternative) => alternative.schemeId);
  if (!offered.includes(schemeId)) throw refused('alternativeUnknown');
  const now = services.clock.now();
  if (facts.acceptedAt === '' && (await noteAccepted(services.database, row.id, { at: now, schemeId }))) {
    return { acceptedAt: now.toISOString(), schemeId };
  }
  // The quotation is already accepted, possibly by a parallel request. This is an error only if another alternative was
  // accepted.
  const { facts: accepted } = await validQuotation(services, token);
  if (accepted.acceptedSchemeId !== schemeId) throw refused('quotationAccepted');
  return { acceptedAt: accepted.acceptedAt, schemeId };
}
