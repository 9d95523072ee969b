import { createHash, randomInt } from 'node:crypto';

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { type ProductWords, wordsChosenBy } from '@tuanbao/library/domain/scheme/productWords';
import { ratingSubjectOf } from '@tuanbao/library/domain/subject/insuredSubjects';

import type { QuotationQuery, SharedQuotation } from '../../contract/quotations.ts';
import type { QuotationSummary } from '../../contract/quotationSummary.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { quotedDraft } from '../catalogue/premium.ts';
import { refuseHoard } from '../drafts/unfinishedRoom.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import {
  countQuotations,
  insertQuotation,
  noteSeen,
  quotationOf,
  quotationPage,
  type QuotationRow,
  quotedInsurers,
  removeQuotation,
  setShare,
  sharedQuotationOf,
} from './repository.ts';

const everything = { insurerCode: '', line: '', keyword: '' };

type ListedRow = Omit<QuotationRow, 'content_sealed' | 'file_keys' | 'quote' | 'share_hash' | 'seen_at'>;

const summaryOf = (row: ListedRow, today: string): QuotationSummary => ({
  id: row.id,
  quotationSn: row.sn,
  productId: row.product_id,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  heads: row.heads,
  totalFen: row.total_fen,
  createdAt: row.created_at.toISOString(),
  validUntil: row.valid_until,
  isValid: row.valid_until >= today,
});

/** Creates a quotation number from the day and ten random digits. The digits don't reveal how many quotations exist. */
const newQuotationSn = (today: string) =>
  `BJ${today.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;

/**
 * Prices a draft on the server, and saves it as a quotation of the agent.
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the draft has no price or contradicts itself, or a
 * limit of the agent's quotations is reached
 */
export async function saveQuotation(services: Services, agent: AgentIdentity, given: OrderDraft) {
  const { database, catalogue, clock, keyring, limits } = services;
  const { product, draft, quote } = await quotedDraft(services, given);
  const { totalFen } = quote;
  if (totalFen === null || orderPriceProblems(quote).length > 0) throw refused('quotationUnpriced');
  const today = clock.today();
  const content = JSON.stringify(draft);
  const row = {
    sn: newQuotationSn(today),
    agent_id: agent.id,
    product_id: product.id,
    product_version: product.version,
    product_name: product.name,
    line: product.line,
    insurer_code: product.insurer.code,
    insurer_name: product.insurer.name,
    group_name: draft.applicant.groupName,
    heads: quote.heads,
    total_fen: totalFen,
    quote: JSON.stringify(quote),
    content_sealed: keyring.seal('quotation', content),
    file_keys: fileKeysIn(content),
    created_at: clock.now(),
    valid_until: plusDays(today, catalogue.sales.termsOf(product).quotationDays),
    share_hash: null,
  };
  const id = await asAgent(database, agent.id, async (tx) => {
    const kept = await countQuotations(tx, { agentId: agent.id, ...everything });
    if (kept >= limits.quotations) throw refused('tooManyQuotations');
    await refuseHoard(services, tx, agent.id, row.content_sealed.length);
    return insertQuotation(tx, row);
  });
  return { id, quotationSn: row.sn, totalPremium: yuanOf(totalFen), validEndDate: row.valid_until };
}

/** One page of the agent's quotations. */
export async function listQuotations({ database, clock }: Services, agent: AgentIdentity, query: QuotationQuery) {
  const filter = {
    agentId: agent.id,
    insurerCode: query.companyCode,
    line: query.productType,
    keyword: query.keyword.trim(),
  };
  const { pageSize: limit } = query;
  return asAgent(database, agent.id, async (tx) => ({
    total: await countQuotations(tx, filter),
    quotations: (await quotationPage(tx, filter, { limit, offset: (query.page - 1) * limit })).map((row) =>
      summaryOf(row, clock.today()),
    ),
  }));
}

/** Insurers of the agent's quotations, without duplicates. */
export const quotedCompanies = ({ database }: Services, agent: AgentIdentity) =>
  asAgent(database, agent.id, (tx) => quotedInsurers(tx, agent.id));

const contentOf = ({ keyring }: Services, row: QuotationRow) =>
  JSON.parse(keyring.open('quotation', row.content_sealed)) as OrderDraft;

/** A quotation of the agent. @throws Refusal 900404 when the agent has no such quotation */
export async function openQuotation(
  services: Services,
  agent: AgentIdentity,
  id: string,
): Promise<QuotationSummary & { draft: OrderDraft; quote: Quote }> {
  const { database, clock } = services;
  const row = isUuid(id) ? await asAgent(database, agent.id, (tx) => quotationOf(tx, agent.id, id)) : undefined;
  if (!row) throw notFound();
  return { ...summaryOf(row, clock.today()), draft: contentOf(services, row), quote: row.quote };
}

/** Deletes a quotation of the agent and its public link. @throws Refusal 900404 when the agent has no such quotation */
export async function deleteQuotation({ database }: Services, agent: AgentIdentity, id: string): Promise<void> {
  const isGone = isUuid(id) && (await asAgent(database, agent.id, (tx) => removeQuotation(tx, agent.id, id)));
  if (!isGone) throw notFound();
}

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/**
 * Creates the public link to a quotation of the agent. The token in the link is signed with the server's key, so the
 * link is the same each time. Only the hash of the token is stored. The link works only after this function was called.
 * @throws Refusal 900404 when the agent has no such quotation
 */
export async function shareQuotation(
  { database, keyring, publicUrl }: Services,
  agent: AgentIdentity,
  id: string,
): Promise<{ shareUrl: string }> {
  const token = Buffer.from(keyring.index('sharedQuotation', id)).toString('base64url');
  const isShared = isUuid(id) && (await asAgent(database, agent.id, (tx) => setShare(tx, agent.id, id, hashOf(token))));
  if (!isShared) throw notFound();
  return { shareUrl: `${publicUrl()}/quotationShow?token=${token}` };
}

/**
 * Names for a quotation whose product no longer exists. They are empty, so the codes of the choices are shown instead.
 */
const noWords: ProductWords = { plans: [], deductibles: [], payoutRatios: [], disabilityTables: [] };

/** A price without the details of its calculation. Only the agent may see the factors and rates. */
const priceOnly = ({ discount, ...quote }: Quote): Quote => ({
  ...quote,
  discount: { reached: discount.reached, next: null },
  trace: [],
});

/**
 * The quotation that a public link opens. It contains no persons and nothing that only the agent may see. The link is
 * valid as long as the quotation. The first time is recorded, so that the agent knows that the customer has seen it.
 * @throws Refusal 900404 when the link opens no quotation, 006004 when the quotation is no longer valid
 */
export async function openSharedQuotation(services: Services, token: string): Promise<SharedQuotation> {
  const row = await sharedQuotationOf(services.database, hashOf(token));
  if (!row) throw notFound();
  const { id: _, ...facts } = summaryOf(row, services.clock.today());
  if (!facts.isValid) throw refused('quotationEnded');
  if (row.seen_at === null) await noteSeen(services.database, row.id, services.clock.now());
  const draft = contentOf(services, row);
  const { months, applyQuantity, schemes, startDate } = draft;
  const product = services.catalogue.productOf(row.product_id);
  return {
    ...facts,
    agentName: row.agent_name,
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
