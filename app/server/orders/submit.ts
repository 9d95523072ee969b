import { timingSafeEqual } from 'node:crypto';

import { normaliseApplicant } from '@tuanbao/library/domain/applicant/applicantFields';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { type MaterialAddresses, materialsGiven } from '@tuanbao/library/domain/material/orderMaterials';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { orderPriceProblems } from '@tuanbao/library/domain/order/orderPrice';
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import { subjectFiles, subjectsFor } from '@tuanbao/library/domain/subject/insuredSubjects';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import type { OrderSubmission } from '../../contract/orders.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { codesFor, presentDraft, rated, type RatedDraft } from '../catalogue/premium.ts';
import { takeDraft } from '../drafts/repository.ts';
import { attachOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { issuerToStore } from '../services/issuer.ts';
import { start } from '../services/moves.ts';
import { refuseProblemPersons } from '../services/problemPersons.ts';
import { refusalMessages } from '../services/refusals.messages.ts';
import { refused, refusedForGood, saying } from '../services/refusals.ts';
import { refuseProblems } from '../services/refuseProblems.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { refuseUnqualified } from '../users/mayInsure.ts';
import { materialKind } from './materialsOfOrder.ts';
import { orderMoves } from './orderMoves.ts';
import { newOrderSn } from './orderSn.ts';
import { orderOfSubmission } from './repository.ts';
import { insertPersons, type SealedPerson, sealedPersons } from './rosterRepository.ts';
import { sealedWish } from './sealedApplication.ts';

/** Response after an order was submitted. A repeated submission gets the present state of the order. */
export interface SubmittedOrder {
  readonly orderSn: string;
  readonly status: OrderStatus;
}

/**
 * Checks that the total that the agent saw is the current price, and returns the current price in fen. If the request
 * has no total, the price is accepted.
 * @throws Refusal 006004 when the order can't be priced or its price is 0, 900410 with the correct quote when the total
 * isn't this price
 */
function refuseOtherPrice({ quote }: RatedDraft, totalFen: number | null): number {
  const priced = quote.totalFen;
  if (priced === null) {
    refuseProblems(
      quote.schemes.flatMap((scheme, index) =>
        scheme.status === 'priced'
          ? []
          : scheme.problems.map((problem) => ({ ...problem, path: `schemes.${index}.${problem.path}` })),
      ),
    );
    throw refused('badRequest');
  }
  refuseProblems(orderPriceProblems(quote));
  if (totalFen !== null && priced !== totalFen) {
    throw new Refusal(
      resultCodes.priceChanged,
      (locale) => messagesIn(refusalMessages, locale).priceChanged(yuanOf(priced)),
      () => quote,
    );
  }
  return priced;
}

/** Checks and prices an order before it is stored. @throws Refusal for the reasons of `submitOrder` */
async function judged(
  services: Services,
  { draft, totalFen }: OrderSubmission,
): Promise<{ rated: RatedDraft; totalFen: number }> {
  const keys = new Set(draft.persons.map(({ key }) => key));
  if (keys.size !== draft.persons.length) throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  const all = rated(services, await presentDraft(draft));
  refuseProblems(
    problemsOfDraft(all.product, all.draft, all.rosterLines, {
      today: services.clock.today(),
      forbiddenWords: services.catalogue.forbiddenWords,
      closedDays: services.site.current().closedDays.map(({ day }) => day),
      isIndustry: services.catalogue.industries.isClass,
      ...(await codesFor(all)),
    }),
  );
  refuseProblemPersons(rosterProblems(draft.persons, all.rosterContext), draft.persons);
  return { rated: all, totalFen: refuseOtherPrice(all, totalFen) };
}

/**
 * Returns the order that an earlier request with this submission id created; null if there was no such request.
 * @throws Refusal 006004 when the earlier request had different content
 */
async function earlierOrder(
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  submissionId: string,
  requestIndex: Uint8Array,
): Promise<SubmittedOrder | null> {
  const earlier = await orderOfSubmission(tx, agent.id, submissionId);
  if (!earlier) return null;
  if (!timingSafeEqual(earlier.request_index, requestIndex)) throw refusedForGood('submissionReused');
  return { orderSn: earlier.sn, status: earlier.status };
}

/** Ids of the stored files of an order. */
interface OrderFiles {
  /** Ids of the files about the insured subjects. */
  readonly subject: readonly string[];
  /** Ids of the files of each material, by material type. */
  readonly materials: MaterialAddresses;
}

interface NewOrder {
  readonly submission: OrderSubmission;
  readonly totalFen: number;
  readonly requestIndex: Uint8Array;
  readonly rated: RatedDraft;
  readonly persons: readonly SealedPerson[];
  readonly files: OrderFiles;
  readonly verdict: 'accepted' | 'reviewNeeded';
}

async function writeOrder(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  { submission, totalFen, requestIndex, rated: { product, draft, quote }, persons, files, verdict }: NewOrder,
): Promise<SubmittedOrder> {
  const { clock, keyring } = services;
  const [at, sn] = [clock.now(), newOrderSn(clock.today())];
  const applicant = normaliseApplicant(draft.applicant);
  const origin = isUuid(submission.draftId) ? await takeDraft(tx, agent.id, submission.draftId) : undefined;
  const { row, state: status } = await start(
    tx,
    orderMoves,
    {
      sn,
      agent_id: agent.id,
      host: agent.partnerHost,
      issuer: issuerToStore(services, agent.partnerHost),
      submission_id: submission.submissionId,
      request_index: requestIndex,
      product_id: product.id,
      product_version: product.version,
      product_name: product.name,
      insurer_name: product.insurer.name,
      group_name: applicant.groupName,
      total_fen: totalFen,
      heads: quote.heads,
      start_date: draft.startDate,
      end_date: lastDayOfCover(draft.startDate, draft.months),
      months: draft.months,
      apply_quantity: draft.applyQuantity,
      schemes: JSON.stringify(draft.schemes),
      applicant_sealed: keyring.seal('applicant', JSON.stringify(applicant)),
      subjects_sealed: keyring.seal('subjects', JSON.stringify(subjectsFor(product, draft))),
      invoice_wish_sealed: sealedWish(keyring, draft.invoice),
      quote: JSON.stringify(quote),
      created_at: at,
      ...origin,
    },
    [
      { reason: 'submitted', by: 'agent', at },
      { reason: verdict, by: 'insurer', at },
    ],
  );
  await insertPersons(tx, row.id, persons);
  await attachOrderFiles(tx, row.id, 'subject', files.subject, at);
  for (const [type, ids] of Object.entries(files.materials)) {
    await attachOrderFiles(tx, row.id, materialKind(type), ids, at);
  }
  return { orderSn: sn, status };
}

const isDoubled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error
    ? String(error.constraint).includes('submission_id')
    : false;

/** The files of a draft, each checked. @throws Refusal 006004 when a file isn't the agent's or isn't accepted */
async function filesOfDraft(
  services: Services,
  agent: AgentIdentity,
  { product, draft }: RatedDraft,
): Promise<OrderFiles> {
  const subject = subjectFiles(subjectsFor(product, draft));
  const materials = materialsGiven(product, draft);
  const addresses = [...new Set([...subject, ...Object.values(materials).flat()])];
  const files = await claimedFiles(services, agent.id, addresses);
  const ids = new Map(addresses.map((address, index) => [address, files[index]?.id ?? '']));
  const idsOf = (some: readonly string[]) => [...new Set(some.map((address) => ids.get(address) ?? ''))];
  return {
    subject: idsOf(subject),
    materials: Object.fromEntries(Object.entries(materials).map(([type, some]) => [type, idsOf(some)])),
  };
}

/**
 * Submits an order. A repeated submission gets the order that was stored before and isn't stored twice. A submission is
 * refused if its id was used for other content, or if its price isn't the price that the server computes.
 * @throws Refusal 900400 when two persons have the same key, 900404 when the product isn't on sale, 006004 when a rule
 * is broken or the insurer declines, 000002 with the persons who have problems, 900410 when the price is different
 */
export async function submitOrder(
  services: Services,
  agent: AgentIdentity,
  given: OrderSubmission,
): Promise<SubmittedOrder> {
  const { database, keyring, gateways } = services;
  const requestIndex = keyring.index('request', JSON.stringify(given));
  const submission = { ...given, submissionId: given.submissionId || Buffer.from(requestIndex).toString('base64url') };
  const earlier = () =>
    asAgent(database, agent.id, (tx) => earlierOrder(tx, agent, submission.submissionId, requestIndex));

  const before = await earlier();
  if (before) return before;
  const { rated: all, totalFen } = await judged(services, submission);
  await refuseUnqualified(services, agent, all.product);
  const files = await filesOfDraft(services, agent, all);
  const verdict = await gateways.insurer.underwrite({
    productId: all.product.id,
    productVersion: all.product.version,
    groupName: all.draft.applicant.groupName,
    groupIdNo: all.draft.applicant.groupIdNo,
    startDate: all.draft.startDate,
    months: all.draft.months,
    heads: all.quote.heads,
    totalFen,
  });
  if (verdict === 'declined') throw refusedForGood('declined');
  const persons = await sealedPersons(keyring, all.draft.persons);
  const order: NewOrder = { submission, totalFen, requestIndex, rated: all, persons, files, verdict };
  try {
    return await asAgent(database, agent.id, (tx) => writeOrder(services, tx, agent, order));
  } catch (error) {
    const other = isDoubled(error) ? await earlier() : null; // A parallel request with the same id was stored first.
    if (!other) throw error;
    return other;
  }
}
