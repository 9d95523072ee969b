import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import type { EndorsementRequest, PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { NewPerson, Person } from '@tuanbao/library/domain/roster/person';

import { conservationPayUrl } from '../../app/contract/endorsementLists.ts';
import { policyRoster, sendEndorsementMaterials, submitEndorsement } from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium } from '../../app/contract/endorsements.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import type { InsurerReason } from '../../app/server/endorsements/review.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { openEmbeddedInMemory, type OpenTestDatabase } from './databases.ts';
import { policyUuidOf } from './submittedOrder.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import type { TestClient } from './testClient.ts';
import { withUploadedMaterials } from './uploadedMaterials.ts';

/** A policy in force, and the data that a test needs for endorsing it. */
export interface EndorsedPolicyFixture {
  readonly agent: TestClient;
  readonly product: ProductDefinition;
  readonly policyUuid: string;
  readonly orderSn: string;
  readonly totalFen: number;
}

/**
 * Finds a product that agents insure in this app, whose writing screen has only the usual sections, and whose
 * endorsement settings fulfil a condition. @throws when no product of the catalogue fulfils all of this
 */
export function productWhere(
  server: Pick<TestApp, 'services'>,
  isWanted: (product: ProductDefinition & { endorsement: NonNullable<ProductDefinition['endorsement']> }) => boolean,
): ProductDefinition {
  const found = server.services.catalogue.products.find(
    (product) =>
      product.jump.kind === 'native' &&
      product.sections.write.every((section) =>
        ['schemes', 'period', 'persons', 'applicant', 'invoice', 'materials'].includes(section),
      ) &&
      product.endorsement !== undefined &&
      isWanted(product as never),
  );
  if (!found) throw new Error('the catalogue has no such product');
  return found;
}

/**
 * Returns a product whose endorsements are priced by the day and reviewed twice. Its endorsements can reach all states.
 */
export const twiceReviewed = (server: Pick<TestApp, 'services'>): ProductDefinition =>
  productWhere(server, ({ endorsement }) => endorsement.premiumMode === 'day' && endorsement.review === 'twoStage');

/**
 * Sells a policy of a product: submits and pays an order, and the policy is issued. `rewritten` can change the draft
 * before the order is submitted.
 */
export async function issuedPolicy(
  server: TestApp,
  product: ProductDefinition,
  heads = 10,
  agent?: TestClient,
  rewritten: (draft: OrderDraft) => OrderDraft = (draft) => draft,
): Promise<EndorsedPolicyFixture> {
  const owner = agent ?? (await server.signIn());
  const draft = await withUploadedMaterials(owner, rewritten(completeDraft(product, { heads })));
  const totalFen = totalOf(product, draft);
  const { orderSn } = await owner.ask(submitOrder, { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen });
  await server.payAt((await owner.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
  await server.runDueJobs();
  const policyUuid = await policyUuidOf(server, orderSn);
  return { agent: owner, product, policyUuid, orderSn, totalFen };
}

/**
 * Starts a server and sells a policy on it. The policy's endorsements are reviewed twice. The caller must close the
 * server.
 */
export async function startWithPolicy({
  openDatabase = openEmbeddedInMemory,
  heads,
}: { readonly openDatabase?: OpenTestDatabase; readonly heads?: number } = {}): Promise<{
  readonly server: TestApp;
  readonly policy: EndorsedPolicyFixture;
}> {
  const server = await startTestApp({ openDatabase });
  return { server, policy: await issuedPolicy(server, twiceReviewed(server), heads) };
}

/** Returns a fictional person who isn't in any roster of the fixtures. */
export function newcomer(index: number, changed: Partial<NewPerson> = {}): NewPerson {
  const body = `1101991985${String((index % 12) + 1).padStart(2, '0')}20${String(index % 1000).padStart(3, '0')}`;
  return {
    schemeId: 'scheme-1',
    name: `苏${'安澜博文晨曦丹青'.charAt(index % 8)}`,
    idType: 'idCard',
    idNo: body + idCardCheckDigit(body),
    sex: index % 2 === 1 ? 'male' : 'female',
    birthday: `1985-${body.slice(10, 12)}-20`,
    occupationCode: '0001001',
    occupationName: '公务员、职员（内勤）',
    occupationClass: '1',
    socialSecurity: '',
    ...changed,
  };
}

/**
 * First day of cover of the policies in the fixtures. Changes take effect on this day unless a test sets another day.
 */
export const coverStart: string = plusDays('2026-11-20', 11);

export const requestOfChanges = (changes: readonly PersonChange[], effectiveDate = coverStart): EndorsementRequest => ({
  effectiveDate,
  changes,
});

/** A policy, and the client of the agent who sold it. */
export interface PolicyOfAgent {
  readonly agent: Pick<TestClient, 'ask'>;
  readonly policyUuid: string;
}

export const rosterOf = async ({ agent, policyUuid }: PolicyOfAgent): Promise<readonly Person[]> =>
  (await agent.ask(policyRoster, { policyUuid })).persons;

/** Builds the submission of an endorsement with the currently calculated premium. */
export async function submissionOf(policy: PolicyOfAgent, request: EndorsementRequest, draftUuid = '') {
  const { policyUuid, agent } = policy;
  const { netFen, mark } = await agent.ask(calcConservationPremium, { policyUuid, request });
  return { submissionId: crypto.randomUUID(), draftUuid, policyUuid, request, netFen, mark };
}

/** Submits an endorsement. Returns its id. */
export async function submitted(policy: PolicyOfAgent, request: EndorsementRequest): Promise<string> {
  const answer = await policy.agent.ask(submitEndorsement, await submissionOf(policy, request));
  return answer.conservationUuid;
}

/** Uploads the materials that endorsements of the fixtures' products require. */
export async function materialsOf(agent: Pick<TestClient, 'ask'>): Promise<readonly UploadedMaterial[]> {
  const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '保全申请书.png') });
  return [{ code: 'application', files: [url] }];
}

/**
 * Makes a decision at the sandbox's desk for endorsements, as the insurer. Returns the HTTP status and the new state;
 * the state is empty if the decision is refused.
 */
export async function decideAt(server: TestApp, uuid: string, reason: InsurerReason, note = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/sandbox/endorsements/${uuid}`,
    payload: { reason, note },
    headers: { accept: 'application/json' },
  });
  return { status: answer.statusCode, state: answer.statusCode === 200 ? answer.json<{ state: string }>().state : '' };
}

/**
 * Submits an endorsement and brings it into force: uploads materials, pays if a payment is due, and passes all reviews.
 * Returns its id.
 */
export async function endorsed(
  server: TestApp,
  policy: EndorsedPolicyFixture,
  request: EndorsementRequest,
): Promise<string> {
  const uuid = await submitted(policy, request);
  const { status } = await policy.agent.ask(sendEndorsementMaterials, {
    uuid,
    materials: await materialsOf(policy.agent),
  });
  if (status === 20) {
    await server.payAt((await policy.agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl, 'paid');
  }
  if (policy.product.endorsement?.review === 'twoStage') await decideAt(server, uuid, 'firstReviewPassed');
  await decideAt(server, uuid, 'reviewPassed');
  await server.runDueJobs();
  return uuid;
}

export const add = (index: number, changed: Partial<NewPerson> = {}): PersonChange => ({
  kind: 'add',
  person: newcomer(index, changed),
});

export const remove = (original: Person): PersonChange => ({ kind: 'remove', original });

export const replace = (original: Person, index: number, changed: Partial<NewPerson> = {}): PersonChange => ({
  kind: 'replace',
  original,
  person: newcomer(index, changed),
});

/**
 * Returns the document numbers of the persons. They are sorted, so that the order of the list doesn't matter in
 * comparisons.
 */
export const idsOf = (persons: readonly { readonly idNo: string }[]): readonly string[] =>
  persons.map(({ idNo }) => idNo).toSorted((one, other) => one.localeCompare(other));
