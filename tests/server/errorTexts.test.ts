import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { viewPathOf, viewRequestField } from '../../app/contract/call.ts';
import { saveEndorsementDraft, submitEndorsement } from '../../app/contract/endorsementOwnCalls.ts';
import { calcConservationPremium, verifyConservationPersons } from '../../app/contract/endorsements.ts';
import { localeHeader } from '../../app/contract/envelope.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { signOut } from '../../app/contract/session.ts';
import { jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { filledDraft } from '../fixtures/filledDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  requestOfChanges,
  rosterOf,
  submissionOf,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { hasMark, type MarkedValue, markedValuesFor, misshapen } from '../setup/markedValues.ts';
import { ownRequests } from '../setup/ownRequests.ts';
import { isAnswered, saidIn, wordingFaults } from '../setup/refusalTexts.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedFiles } from '../setup/uploadedMaterials.ts';
import { changedAt, describedFields, partAt, sendWire } from '../setup/wireRequests.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A valid request, and the agent who sends it. The test changes the fields of the request one after another. */
interface Base {
  readonly wire: object;
  readonly agent: TestClient;
}

/** True if the request of a call contains the draft of an order. Only such requests have more than 60 fields. */
const isOfDraft = (call: AnyCall): boolean => describedFields(call).length > 60;

const everyCall = [...allCalls].filter(([, call]) => call !== (signOut as AnyCall));

/**
 * Returns the request with a new submission id. If the server knows the submission id, it repeats its first response
 * and doesn't check the request.
 */
const freshOf = (wire: object): object =>
  'submissionId' in wire ? { ...wire, submissionId: crypto.randomUUID() } : wire;

describe('the message for a wrong request', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  /** A draft that can be submitted, as JSON. */
  let draft: Wire;
  beforeAll(async () => {
    const limits = { drafts: 10_000, quotations: 10_000, offlineOrders: 10_000, endorsementDrafts: 10_000 };
    server = await startTestApp({ openDatabase: openEmbeddedInMemory, limits });
    policy = await issuedPolicy(server, twiceReviewed(server), 5);
    draft = await wireDraftOf(policy.product.id);
  });
  afterAll(() => server.close());

  const wireDraftOf = async (productId: string): Promise<Wire> => {
    const filled = filledDraft(server.services.catalogue.productOf(productId)!, { heads: 5 });
    const { payload = '' } = requestOf(quoteDraft, await withUploadedFiles(policy.agent, filled));
    // The end date is left out. Otherwise another period in the draft would contradict the end date and be refused.
    return { ...(JSON.parse(payload) as Wire), validEndDate: '' };
  };

  /** Returns a request that is valid, except that most of the records that it names don't exist. */
  function exampleFor(call: AnyCall): object {
    const example = exampleOf(jsonSchemaOf(schemasOf(call).request)) as Record<string, unknown>;
    const known = {
      ...draft,
      productName: policy.product.name,
      policyUuid: policy.policyUuid,
      orderSn: policy.orderSn,
      orderSnList: policy.orderSn,
      totalPremium: yuanOf(policy.totalFen),
      orderInfo: draft,
      tmpOrderId: '',
      offlineDataUuid: '',
      id: '',
      version: 0,
    };
    const named = Object.fromEntries(Object.entries(known).filter(([name]) => name in example));
    return 'groupApplicant' in example ? draft : { ...example, ...named };
  }

  /** Refusals that were already checked in both languages, as call path and text. */
  const readInBoth = new Set<string>();

  /**
   * Sends a request in Chinese and returns the problems of its refusal. If the text of the refusal wasn't checked
   * before, the request is also sent in English.
   */
  async function judged(name: string, call: AnyCall, { agent, wire }: Base, sent: MarkedValue): Promise<string[]> {
    const send = (headers: Record<string, string>) => sendWire(server.app, agent.cookie, call, wire, headers);
    const reply = await send({ 'accept-language': 'zh-CN' });
    if (isAnswered(reply)) return [];
    const said = saidIn(reply);
    const faults = [...wordingFaults(name, call, reply)];
    if (hasMark(said, sent)) faults.push(`${name} repeats ${sent.mark}: ${said.slice(0, 300)}`);
    if (readInBoth.has(`${call.path} ${reply.info}`)) return faults;
    readInBoth.add(`${call.path} ${reply.info}`);
    const english = await send({ 'accept-language': 'en-US', [localeHeader]: 'en-US' });
    const saidInEnglish = isAnswered(english) ? '' : saidIn(english);
    if (hasMark(saidInEnglish, sent)) faults.push(`${name} repeats ${sent.mark}: ${saidInEnglish.slice(0, 300)}`);
    return faults;
  }

  let turn = 0;
  /** Returns the next entries of a list. Each call continues after the entries that the previous call has returned. */
  const inTurn = <Item>(list: readonly Item[], count = 1): readonly Item[] =>
    Array.from({ length: Math.min(count, list.length) }, () => list[turn++ % list.length] as Item);

  /** Changes the fields of a valid request one after another, and returns the problems of the refusals. */
  async function faultsWhenVaried(
    name: string,
    call: AnyCall,
    base: Base,
    isVaried: (path: readonly string[]) => boolean = () => true,
  ): Promise<readonly string[]> {
    const faults: string[] = [];
    const within = (path: readonly string[]) => path.length === 1 || partAt(base.wire, path.slice(0, -1)) !== undefined;
    for (const { path, schema } of describedFields(call).filter(
      (field) => within(field.path) && isVaried(field.path),
    )) {
      const [own, others] = markedValuesFor(schema, partAt(base.wire, path));
      const [first, ...more] = own;
      const alike = name === 'submitOrder' ? more : inTurn(more, isOfDraft(call) ? 1 : 3);
      for (const sent of [first!, ...alike, ...inTurn(others), ...inTurn(misshapen)]) {
        const wire = changedAt(freshOf(base.wire), path, sent.value) as object;
        faults.push(...(await judged(`${name} ${path.join('.')}`, call, { ...base, wire }, sent)));
      }
    }
    const [sent] = misshapen;
    faults.push(...(await judged(name, call, { ...base, wire: { [sent.mark]: sent.mark } }, sent)));
    return faults;
  }

  test.each(everyCall)('%s: in Chinese, without a part of the request', async (name, call) => {
    expect(await faultsWhenVaried(name, call, { agent: policy.agent, wire: exampleFor(call) })).toEqual([]);
  });

  test.each(ownRequests.map((own) => [own.record, own.call, own] as const))(
    "%s of the agent's own: the message of %s contains no part of the request",
    async (_, name, { make }) => {
      const agent = await server.signIn();
      const wire = await make(server, agent);
      const corrected = { ...wire, personInfoList: JSON.stringify([partAt(draft, ['personInfoList', '[]'])]) };
      const base = { agent, wire: name === 'uploadPersonInfo' ? corrected : wire };

      expect(await faultsWhenVaried(name, allCalls.get(name)!, base)).toEqual([]);
    },
  );

  const isOfSubject = ([, part = '']: readonly string[]) => !(part in draft);

  test.each(subjectSections)('an order with a %s: no message contains its fields', async (section) => {
    const product = server.services.catalogue.products.find(
      ({ jump, sections }) => jump.kind === 'native' && sections.write.includes(section),
    )!;
    const orderInfo = await wireDraftOf(product.id);
    const wire = { submissionId: 'subject', tmpOrderId: '', totalPremium: '1.00', orderInfo };
    const call = allCalls.get('submitOrder')!;
    expect(await faultsWhenVaried('submitOrder', call, { agent: policy.agent, wire }, isOfSubject)).toEqual([]);
  });

  test('no message contains the person who is replaced in an endorsement', async () => {
    const [original] = await rosterOf(policy);
    const request = requestOfChanges([{ kind: 'replace', original: original!, person: newcomer(3) }]);
    const asked = { policyUuid: policy.policyUuid, request };
    const wires = {
      calcConservationPremium: calcConservationPremium.request.toWire(asked),
      verifyConservationPersons: verifyConservationPersons.request.toWire(asked),
      saveEndorsementDraft: saveEndorsementDraft.request.toWire({ ...asked, uuid: '', version: 0 }),
      submitEndorsement: submitEndorsement.request.toWire(await submissionOf(policy, request)),
    };
    const faults: string[] = [];
    for (const [name, wire] of Object.entries(wires)) {
      const base = { agent: policy.agent, wire: wire as object };
      faults.push(...(await faultsWhenVaried(name, allCalls.get(name)!, base)));
    }

    expect(faults).toEqual([]);
  });

  test.each(everyCall.filter(([, { answer }]) => answer === 'file'))(
    '%s: the message of its frame contains no part of the request',
    async (name, call) => {
      const path = viewPathOf(call.path);
      const isPosted = call.method === 'POST';
      const view: AnyCall = isPosted ? { ...call, path, encoding: 'form' } : { ...call, path };
      const faults: string[] = [];
      for (const { path: field, schema } of describedFields(call)) {
        const [own] = markedValuesFor(schema, partAt(exampleFor(call), field));
        for (const sent of [own[0]!, ...inTurn(misshapen)]) {
          const changed = changedAt(exampleFor(call), field, sent.value) as object;
          const wire = isPosted ? { [viewRequestField]: JSON.stringify(changed) } : changed;
          faults.push(...(await judged(`${name}/view ${field.join('.')}`, view, { agent: policy.agent, wire }, sent)));
        }
      }
      const [sent] = misshapen;
      const wire = { [viewRequestField]: `{"${sent.mark}": ` };
      faults.push(...(await judged(`${name}/view`, view, { agent: policy.agent, wire }, sent)));

      expect(faults).toEqual([]);
    },
  );
});
