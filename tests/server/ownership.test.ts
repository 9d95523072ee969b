import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SchemaDescription } from 'yup';

import { pathParametersOf } from '../../app/contract/call.ts';
import { saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { conservationTemplate } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { asAgent } from '../../app/server/platform/database/asAgent.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { requestOfChanges } from '../setup/endorsedPolicy.ts';
import { draftIn, type Owned, submissionIn } from '../setup/owned.ts';
import { narrowedByPolicy, ofCertificates, ofForms, ownedEndorsements } from '../setup/ownedEndorsements.ts';
import { answeringFiles, ownedMaterials } from '../setup/ownedMaterials.ts';
import { ownedOrders } from '../setup/ownedOrders.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

/** True for a field that contains the id of a record: `id`, `policyUuid`, `orderSn`, `u` … */
const isId = (field: string) => /^(id|u|uuid|token)$|(Id|Uuid|Sn)$/.test(field);

/**
 * Fields with ids that have no owner: ids of the catalogue, ids that the client creates, and ids of the payment gateway
 * in signed notices.
 */
const ownerless: ReadonlySet<string> = new Set([
  'productId',
  'productCombId',
  'schemeId',
  'submissionId',
  'groupCardId',
  'taxId',
  'notifyId',
  'paymentId',
]);

/**
 * Calls that name only records without an owner: an industry that all agents can see, a link that was created for
 * sharing, a signed ticket.
 */
const withoutOwner: ReadonlySet<string> = new Set([
  'industries',
  'sharedQuotation',
  'acceptQuotation',
  'signInByTicket',
]);

/** Each kind of record that has an owner. If a new call takes the id of a record, an entry must be added here. */
const owned: Readonly<Record<string, Owned>> = { ...ownedOrders, ...ownedEndorsements, ...ownedMaterials };

/** Calls that name the id of an agent's record but are tested separately below. */
const testedApart: ReadonlySet<string> = new Set([
  'submitOrder',
  'conservationTemplate',
  ...Object.keys(narrowedByPolicy),
  ...Object.keys(ofCertificates),
  ...Object.keys(ofForms),
  ...answeringFiles,
]);

/** Returns the names of the id fields in a request, at any depth. */
function idsIn(call: AnyCall): readonly string[] {
  const found = new Set(pathParametersOf(call.path).filter(isId));
  const look = (description: SchemaDescription) => {
    const { fields = {}, innerType } = description as {
      fields?: Readonly<Record<string, SchemaDescription>>;
      innerType?: SchemaDescription;
    };
    for (const [name, field] of Object.entries(fields)) {
      if (isId(name)) found.add(name);
      look(field);
    }
    if (innerType) look(innerType);
  };
  look(schemasOf(call).request.describe());
  return [...found];
}

test('every call that names an id of an agent has its case', () => {
  const naming = [...allCalls].filter(([, call]) => idsIn(call).some((id) => !ownerless.has(id)));
  const tested = Object.values(owned).flatMap(({ calls }) => Object.keys(calls));

  expect(naming.map(([name]) => name).toSorted()).toEqual([...tested, ...testedApart, ...withoutOwner].toSorted());
});

describeOnBothDatabases('what belongs to another agent', (openDatabase) => {
  let server: TestApp;
  let owner: TestClient;
  let stranger: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    [owner, stranger] = [await server.signIn(), await server.signIn()];
  });
  afterAll(() => server.close());

  describe.each(Object.entries(owned))('%s', (_, { unknown: [unknown, ...others], make, calls }) => {
    let id: string;
    beforeAll(async () => {
      id = await make(owner, server);
    });

    test.each(Object.entries(calls))('%s responds as for a record that does not exist', async (_name, send) => {
      const foreign = await send(stranger, id, server);
      const none = await send(stranger, unknown, server);

      expect(foreign.body).toBe(none.body);
      expect(foreign.status).toBe(none.status);
      expect(foreign.resCode).toBe(resultCodes.notFound);
      for (const other of others) expect((await send(stranger, other, server)).body).toBe(none.body);
    });

    test.each(Object.entries(calls))('%s succeeds for the owner', async (_name, send) => {
      expect((await send(owner, id, server)).resCode).toBe(resultCodes.success);
    });
  });

  test('a list or a file for another agent’s policy is that of an unknown one', async () => {
    const policyUuid = await ownedEndorsements.policyToEndorse.make(owner, server);
    await owner.ask(saveEndorsementDraft, { uuid: '', version: 0, policyUuid, request: requestOfChanges([]) });
    const [unknown] = ownedEndorsements.policyToEndorse.unknown;
    for (const send of Object.values(narrowedByPolicy)) {
      expect((await send(stranger, policyUuid, server)).body).toBe((await send(stranger, unknown, server)).body);
      expect((await send(owner, policyUuid, server)).body).not.toBe((await send(stranger, unknown, server)).body);
    }
    expect((await stranger.send(conservationTemplate, { policyUuid })).body).toBe(
      (await stranger.send(conservationTemplate, { policyUuid: unknown })).body,
    );
    expect((await owner.send(conservationTemplate, { policyUuid })).file).not.toBeNull();
  });

  test('a certificate of another agent is reported as one that does not exist', async () => {
    const uuid = await ownedEndorsements.endorsement.make(owner, server);
    const [unknown] = ownedEndorsements.endorsement.unknown;
    for (const send of Object.values(ofCertificates)) {
      expect((await send(stranger, uuid, server)).body).toBe((await send(stranger, unknown, server)).body);
      expect((await send(owner, uuid, server)).info).toBe('该保全尚未生效，没有批单');
    }
  });

  test('the form of another agent gets the same response as an unknown form', async () => {
    const uuid = await ownedEndorsements.endorsement.make(owner, server);
    const [unknown] = ownedEndorsements.endorsement.unknown;
    for (const send of Object.values(ofForms)) {
      expect((await send(stranger, uuid, server)).body).toBe((await send(stranger, unknown, server)).body);
      expect((await send(owner, uuid, server)).file).not.toBeNull();
    }
  });

  test('submitting with the draft of another agent does not change that draft', async () => {
    const { id } = await owner.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) });
    await stranger.ask(submitOrder, submissionIn(server, 'two', id));

    expect((await owner.ask(savedDraft, { id })).version).toBe(1);
  });

  test('the database shows an agent no rows of others, even for a query without an agent condition', async () => {
    const { id } = await server.database
      .selectFrom('agents')
      .select('id')
      .where('mobile_index', '=', server.services.keyring.index('mobile', '13900139000'))
      .executeTakeFirstOrThrow();

    const seen = await asAgent(server.database, id, async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().execute(),
      persons: await tx.selectFrom('insured_persons').selectAll().execute(),
      events: await tx.selectFrom('order_events').selectAll().execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
      drafts: await tx.selectFrom('drafts').selectAll().execute(),
      endorsements: await tx.selectFrom('endorsements').selectAll().execute(),
      endorsementEvents: await tx.selectFrom('endorsement_events').selectAll().execute(),
      invoices: await tx.selectFrom('invoices').selectAll().execute(),
      invoiceEvents: await tx.selectFrom('invoice_events').selectAll().execute(),
      quotations: await tx.selectFrom('quotations').selectAll().execute(),
      customOrders: await tx.selectFrom('custom_orders').selectAll().execute(),
      invitations: await tx.selectFrom('white_list_invitations').selectAll().execute(),
      waylaid: await tx.selectFrom('waylay_records').selectAll().execute(),
      agents: (await tx.selectFrom('agents').select('id').execute()).filter((agent) => agent.id !== id),
    }));

    expect(Object.values(seen).flat()).toEqual([]);
    expect(await server.database.selectFrom('orders').select('id').execute()).not.toEqual([]);
  });
});
