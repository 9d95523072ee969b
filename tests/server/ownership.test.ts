import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SchemaDescription } from 'yup';

import { pathParametersOf } from '../../app/contract/call.ts';
import { redeemInvitation } from '../../app/contract/checks.ts';
import { customOrder, reportCustomOrder } from '../../app/contract/customOrders.ts';
import { saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { conservationTemplate } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { orderState, revealPerson } from '../../app/contract/ownCalls.ts';
import { deleteQuotation, quotation, saveQuotation, shareQuotation } from '../../app/contract/quotations.ts';
import { deleteDraft, savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { priceDisplay, salesUser } from '../../app/contract/users.ts';
import { prepareOrder } from '../../app/server/customOrders/service.ts';
import { asAgent } from '../../app/server/database/asAgent.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { requestOfChanges } from '../setup/endorsedPolicy.ts';
import { narrowedByPolicy, ofCertificates, ownedEndorsements } from '../setup/ownedEndorsements.ts';
import { answeringFiles, ownedPapers } from '../setup/ownedPapers.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { Reply, TestClient } from '../setup/testClient.ts';

const unknownUuid = '00000000-0000-4000-8000-000000000000';
/** A product that is sold by invitation. */
const invitedOnly = '80232';
const unknownSn = 'TB202611200000000000';

/** A field that names one thing among many: `id`, `policyUuid`, `orderSn`, `u` … */
const isId = (field: string) => /^(id|u|uuid|token)$|(Id|Uuid|Sn)$/.test(field);

/** Ids that belong to nobody: the catalogue's, marks of the client's own, and the payment gateway's, which are signed. */
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

/** Calls whose only id is no agent's: an industry everybody sees, a link made to be passed on, a ticket that is signed. */
const withoutOwner: ReadonlySet<string> = new Set(['industries', 'sharedQuotation', 'signInByTicket']);

type Send = (client: TestClient, id: string, server: TestApp) => Promise<Reply>;

/** Something that is an agent's, and every call that names one of it. */
interface Owned {
  /** An id that nothing has; and others, of any form, that must answer the same. */
  readonly unknown: readonly [string, ...string[]];
  /** Makes one as its owner and gives back its id. */
  readonly make: (owner: TestClient, server: TestApp) => Promise<string>;
  /** Sends the call with the id; the owner, last of all and in this order, is let through. */
  readonly calls: Readonly<Record<string, Send>>;
}

const draftIn = (server: TestApp) => completeDraft(server.services.catalogue.products[0]!);
const submissionIn = (server: TestApp, submissionId: string, draftId = '') => {
  const draft = draftIn(server);
  return { submissionId, draftId, draft, totalFen: totalOf(server.services.catalogue.products[0]!, draft) };
};

/** One entry for each kind of thing; a new call that takes an id needs its line. */
const owned: Readonly<Record<string, Owned>> = {
  order: {
    unknown: [unknownSn],
    make: async (owner, server) => (await owner.ask(submitOrder, submissionIn(server, 'one'))).orderSn,
    calls: {
      orderDetail: (client, orderSn) => client.send(orderDetail, { orderSn }),
      orderPayUrl: (client, orderSn) => client.send(orderPayUrl, { orderSn }),
      orderState: (client, orderSn) => client.send(orderState, { orderSn }),
      revealPerson: (client, orderSn) => client.send(revealPerson, { orderSn, key: 1 }),
    },
  },
  user: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner) => (await owner.ask(currentUser, {})).userUuid,
    calls: {
      salesUser: (client, uuid) => client.send(salesUser, { uuid }),
      priceDisplay: (client, u) => client.send(priceDisplay, { u }),
    },
  },
  customOrder: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const { userId } = await owner.ask(currentUser, {});
      return prepareOrder(server.services, { agentId: userId, title: '', note: '', draft: draftIn(server) });
    },
    calls: {
      customOrder: (client, id) => client.send(customOrder, { id }),
      reportCustomOrder: (client, id) => client.send(reportCustomOrder, { id, status: 'opened', orderSn: '' }),
    },
  },
  quotation: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => (await owner.ask(saveQuotation, draftIn(server))).id,
    calls: {
      quotation: (client, id) => client.send(quotation, { id }),
      shareQuotation: (client, id) => client.send(shareQuotation, { id }),
      deleteQuotation: (client, id) => client.send(deleteQuotation, { id }),
    },
  },
  invitation: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => {
      const { uuid } = await server.database
        .insertInto('white_list_invitations')
        .values({ product_id: invitedOnly, agent_id: null, redeemed_at: null, expires_at: new Date('2027-01-01') })
        .returning('uuid')
        .executeTakeFirstOrThrow();
      await owner.ask(redeemInvitation, { productId: invitedOnly, uuid });
      return uuid;
    },
    calls: {
      redeemInvitation: (client, uuid) => client.send(redeemInvitation, { productId: invitedOnly, uuid }),
    },
  },
  draft: {
    unknown: [unknownUuid, 'nonsense'],
    make: async (owner, server) => (await owner.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) })).id,
    calls: {
      savedDraft: (client, id) => client.send(savedDraft, { id }),
      saveDraft: (client, id, server) => client.send(saveDraft, { id, version: 1, draft: draftIn(server) }),
      deleteDraft: (client, id) => client.send(deleteDraft, { id }),
    },
  },
  ...ownedEndorsements,
  ...ownedPapers,
};

/** Calls that name an id of an agent's and have a test of their own below. */
const testedApart: ReadonlySet<string> = new Set([
  'submitOrder',
  'conservationTemplate',
  ...Object.keys(narrowedByPolicy),
  ...Object.keys(ofCertificates),
  ...answeringFiles,
]);

/** Names of the ids that a request holds, at any depth. */
function idsIn({ request, path }: AnyCall): readonly string[] {
  const found = new Set(pathParametersOf(path).filter(isId));
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
  look(request.schema.describe());
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

    test.each(Object.entries(calls))('%s answers as for one that does not exist', async (_name, send) => {
      const foreign = await send(stranger, id, server);
      const none = await send(stranger, unknown, server);

      expect(foreign.body).toBe(none.body);
      expect(foreign.status).toBe(none.status);
      expect(foreign.resCode).toBe(resultCodes.notFound);
      for (const other of others) expect((await send(stranger, other, server)).body).toBe(none.body);
    });

    test.each(Object.entries(calls))('%s lets its owner through', async (_name, send) => {
      expect((await send(owner, id, server)).resCode).toBe(resultCodes.success);
    });
  });

  test('a list or a file that a foreign policy is asked for is that of an unknown one', async () => {
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

  test('a certificate of another agent is as one that does not exist', async () => {
    const uuid = await ownedEndorsements.endorsement.make(owner, server);
    const [unknown] = ownedEndorsements.endorsement.unknown;
    for (const send of Object.values(ofCertificates)) {
      expect((await send(stranger, uuid, server)).body).toBe((await send(stranger, unknown, server)).body);
      expect((await send(owner, uuid, server)).info).toBe('该保全尚未生效，没有批单');
    }
  });

  test('submitting with the draft of another agent leaves that draft alone', async () => {
    const { id } = await owner.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) });
    await stranger.ask(submitOrder, submissionIn(server, 'two', id));

    expect((await owner.ask(savedDraft, { id })).version).toBe(1);
  });

  test('the database shows an agent nothing foreign, even to a query that forgets to ask whose it is', async () => {
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
