import { randomInt } from 'node:crypto';

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { isPriced, offeredAlternativesOf } from '@tuanbao/library/domain/rating/offeredPrices';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';

import type { QuotationQuery } from '../../contract/quotations.ts';
import { newestQuotationFirst } from '../../contract/quotationSort.ts';
import type { QuotationFacts, QuotationSummary } from '../../contract/quotationSummary.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { quotedDraft } from '../catalogue/premium.ts';
import { refuseHoard } from '../drafts/unfinishedRoom.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { type Issuer, issuerOf, issuerToStore } from '../services/issuer.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { refuseSwitchedOff } from '../users/mayInsure.ts';
import {
  countQuotations,
  insertQuotation,
  type ListedQuotationRow,
  quotationOf,
  quotationPage,
  type QuotationRow,
  quotedInsurers,
  removeQuotation,
} from './repository.ts';

const everything = { insurerCode: '', line: '', keyword: '', state: undefined };

/**
 * The facts of a quotation that its agent and its customer see. The quotation is valid until the end of its last day,
 * so the facts depend on `today`.
 */
export const factsOf = (row: Omit<ListedQuotationRow, 'is_ordered'>, today: string): QuotationFacts => ({
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
  alternatives: row.alternatives,
  acceptedAt: row.accepted_at?.toISOString() ?? '',
  acceptedSchemeId: row.accepted_scheme_id,
});

const summaryOf = (row: ListedQuotationRow, today: string): QuotationSummary => ({
  id: row.id,
  ...factsOf(row, today),
  isShared: row.share_hash !== null,
  seenAt: row.seen_at?.toISOString() ?? '',
  isOrdered: row.is_ordered,
});

/** Creates a quotation number from the day and ten random digits. The digits don't reveal how many quotations exist. */
const newQuotationSn = (today: string) =>
  `BJ${today.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`;

/**
 * Prices a draft on the server, and saves it as a quotation of the agent.
 * @throws Refusal 900404 when the product isn't on sale; 006004 when the product was switched off or has a newer
 * version, the draft has no price or contradicts itself, or a limit of the agent's stored data is reached
 */
export async function saveQuotation(services: Services, agent: AgentIdentity, given: OrderDraft) {
  const { database, catalogue, clock, keyring, limits } = services;
  refuseSwitchedOff(services, agent, given.productId);
  const { product, draft, quote } = await quotedDraft(services, given);
  if (!isPriced(quote)) throw refused('quotationUnpriced');
  const alternatives = offeredAlternativesOf(draft.schemes, quote);
  const totalFen = quote.totalFen ?? Math.min(...alternatives.map((alternative) => alternative.totalFen));
  const today = clock.today();
  const content = JSON.stringify(draft);
  const row = {
    sn: newQuotationSn(today),
    agent_id: agent.id,
    host: agent.partnerHost,
    issuer: issuerToStore(services, agent.partnerHost),
    product_id: product.id,
    product_version: product.version,
    product_name: product.name,
    line: product.line,
    insurer_code: product.insurer.code,
    insurer_name: product.insurer.name,
    group_name: draft.applicant.groupName,
    heads: quote.heads,
    total_fen: totalFen,
    alternatives: JSON.stringify(alternatives),
    quote: JSON.stringify(quote),
    content_sealed: keyring.seal('quotation', content),
    file_keys: fileKeysIn(content),
    created_at: clock.now(),
    valid_until: plusDays(today, catalogue.sales.termsOf(product).quotationDays),
    share_hash: null,
  };
  const id = await asAgent(database, agent.id, async (tx) => {
    const kept = await countQuotations(tx, { agentId: agent.id, today, ...everything });
    if (kept >= limits.quotations) throw refused('tooManyQuotations');
    const inserted = await insertQuotation(tx, row);
    await refuseHoard(services, tx, agent.id);
    return inserted;
  });
  return { id, quotationSn: row.sn, totalPremium: yuanOf(totalFen), validEndDate: row.valid_until };
}

/** One page of the agent's quotations that match the query, and the number of all quotations that match it. */
export async function listQuotations({ database, clock }: Services, agent: AgentIdentity, query: QuotationQuery) {
  const filter = {
    agentId: agent.id,
    insurerCode: query.companyCode,
    line: query.productType,
    keyword: query.keyword.trim(),
    state: query.state,
    today: clock.today(),
  };
  const { pageSize: limit, sort = newestQuotationFirst } = query;
  return asAgent(database, agent.id, async (tx) => ({
    total: await countQuotations(tx, filter),
    quotations: (await quotationPage(tx, filter, { limit, offset: (query.page - 1) * limit, sort })).map((row) =>
      summaryOf(row, clock.today()),
    ),
  }));
}

/** Insurers of the agent's quotations, without duplicates. */
export const quotedCompanies = ({ database }: Services, agent: AgentIdentity) =>
  asAgent(database, agent.id, (tx) => quotedInsurers(tx, agent.id));

/** Decrypts the draft from which a quotation was computed. */
export const contentOf = ({ keyring }: Services, row: Pick<QuotationRow, 'content_sealed'>): OrderDraft =>
  JSON.parse(keyring.open('quotation', row.content_sealed)) as OrderDraft;

/**
 * A quotation of the agent, with the issuer of its document.
 * @throws Refusal 900404 when the agent has no such quotation
 */
export async function openQuotation(
  services: Services,
  agent: AgentIdentity,
  id: string,
): Promise<QuotationSummary & { draft: OrderDraft; quote: Quote; issuer: Issuer }> {
  const { database, clock } = services;
  const row = isUuid(id) ? await asAgent(database, agent.id, (tx) => quotationOf(tx, agent.id, id)) : undefined;
  if (!row) throw notFound();
  const { quote } = row;
  const issuer = issuerOf(services, row);
  return { ...summaryOf(row, clock.today()), draft: contentOf(services, row), quote, issuer };
}

/** Deletes a quotation of the agent and its public link. @throws Refusal 900404 when the agent has no such quotation */
export async function deleteQuotation({ database }: Services, agent: AgentIdentity, id: string): Promise<void> {
  const isGone = isUuid(id) && (await asAgent(database, agent.id, (tx) => removeQuotation(tx, agent.id, id)));
  if (!isGone) throw notFound();
}
