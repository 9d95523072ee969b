import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { customOrder } from '../../../app/contract/customOrders.ts';
import { agentDetails, disableAgent, handOverWork } from '../../../app/contract/desk/people/agents.ts';
import { canApplyConservation } from '../../../app/contract/endorsements.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { storedFiles, uploadSingleImage } from '../../../app/contract/files.ts';
import { listOrders, orderDetail, submitOrder } from '../../../app/contract/orders.ts';
import { quotation, saveQuotation } from '../../../app/contract/quotations.ts';
import { savedDraft, saveDraft } from '../../../app/contract/savedDrafts.ts';
import { currentUser } from '../../../app/contract/session.ts';
import { prepareOrder } from '../../../app/server/customOrders/service.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import type { DatabaseTransaction } from '../../../app/server/tables/database.ts';
import { fileOf, picture } from '../../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { add, endorsed, issuedPolicy, requestOfChanges, submitted, twiceReviewed } from '../../setup/endorsedPolicy.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { draftIn, submissionIn, unknownUuid } from '../../setup/owned.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '业务员离职，业务移交';

/** Tables whose rows stay with the former agent, because they belong to the person and not to the business. */
const staying = [
  'audit_log',
  'pinned_products',
  'qualification_requests',
  'sessions',
  'video_audit_tokens',
  'waylay_records',
  'white_list_invitations',
];

const moving = [
  'custom_orders',
  'drafts',
  'endorsements',
  'invoices',
  'mails',
  'offline_orders',
  'orders',
  'quotations',
  'stored_files',
];

const idOf = async (client: TestClient) => (await client.ask(currentUser, {})).userUuid;

const handOverNothing = (tx: DatabaseTransaction) =>
  sql`select hand_over_work(${unknownUuid}::uuid, ${unknownUuid}::uuid)`.execute(tx);

describeOnBothDatabases('handing over the work of an agent', (openDatabase) => {
  let server: TestApp;
  let admin: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    admin = await signInToDeskAs(server, 'admin');
  });
  afterAll(() => server.close());

  test('the receiver has orders, drafts, quotations, prepared orders and files; the leaver has none', async () => {
    const [leaver, receiver] = [await server.signIn(), await server.signIn()];
    const [agentId, receiverId] = [await idOf(leaver), await idOf(receiver)];
    const policy = await issuedPolicy(server, twiceReviewed(server), 5, leaver);
    await submitted(policy, requestOfChanges([add(1)]));
    const { id: draftId } = await leaver.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) });
    const { id: quotationId } = await leaver.ask(saveQuotation, draftIn(server));
    const prepared = { agentId, title: '', note: '', draft: draftIn(server) };
    const preparedId = await prepareOrder(server.services, prepared);
    const { url } = await leaver.ask(uploadSingleImage, { file: fileOf(await picture(), '资料.png') });

    const { work } = await admin.ask(agentDetails, { agentId });
    expect(work).toEqual({
      orders: 1,
      endorsements: 1,
      invoices: 0,
      drafts: 1,
      quotations: 1,
      preparedOrders: 1,
      offlineOrders: 0,
    });
    expect(await admin.ask(handOverWork, { agentId, receiverId, reason })).toEqual({ work });
    expect(await lastActionOf(server, admin)).toEqual({
      action: 'people/agents/handOver',
      subject: `${agentId} ${receiverId}`,
      reason,
    });

    const answersOf = async (agent: TestClient) => [
      (await agent.send(orderDetail, { orderSn: policy.orderSn })).resCode,
      (await agent.send(savedDraft, { id: draftId })).resCode,
      (await agent.send(quotation, { id: quotationId })).resCode,
      (await agent.send(customOrder, { id: preparedId })).resCode,
      (await agent.send(canApplyConservation, { policyUuid: policy.policyUuid })).resCode,
    ];
    expect(new Set(await answersOf(leaver))).toEqual(new Set([resultCodes.notFound]));
    expect(new Set(await answersOf(receiver))).toEqual(new Set([resultCodes.success]));
    const filesOf = async (agent: TestClient) => (await agent.ask(storedFiles, { fileUrlList: [url] })).fileList.length;
    expect([await filesOf(leaver), await filesOf(receiver)]).toEqual([0, 1]);
    expect(Object.values((await admin.ask(agentDetails, { agentId })).work)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await admin.send(handOverWork, { agentId, receiverId, reason })).info).toBe('该业务员名下没有可移交的业务');
  });

  test('the receiver endorses a policy of the leaver, and its materials open', async () => {
    const [leaver, receiver] = [await server.signIn(), await server.signIn()];
    const policy = await issuedPolicy(server, twiceReviewed(server), 5, leaver);
    await admin.ask(handOverWork, { agentId: await idOf(leaver), receiverId: await idOf(receiver), reason });
    await endorsed(server, { ...policy, agent: receiver }, requestOfChanges([add(2)]));
    const { orders } = await receiver.ask(listOrders, { page: 1, pageSize: 4, statuses: [], keyword: '' });
    expect(orders.map(({ orderSn }) => orderSn)).toEqual([policy.orderSn]);
  });

  test('orders that both agents submitted under the same key are kept apart', async () => {
    const [leaver, receiver] = [await server.signIn(), await server.signIn()];
    const own = await receiver.ask(submitOrder, submissionIn(server, 'same'));
    const other = await leaver.ask(submitOrder, submissionIn(server, 'same'));
    await admin.ask(handOverWork, { agentId: await idOf(leaver), receiverId: await idOf(receiver), reason });
    for (const { orderSn } of [own, other]) expect((await receiver.send(orderDetail, { orderSn })).status).toBe(200);
    expect((await receiver.ask(submitOrder, submissionIn(server, 'same'))).orderSn).toBe(own.orderSn);
  });

  test('is refused for the same agent, an agent of another host, a disabled or an unknown one', async () => {
    const leaver = await server.signIn();
    await leaver.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) });
    const agentId = await idOf(leaver);
    const disabled = await idOf(await server.signIn());
    await admin.ask(disableAgent, { agentId: disabled, reason });
    const { id: partnerUser } = await server.database
      .selectFrom('agents')
      .select('id')
      .where('partner_host', '<>', '')
      .executeTakeFirstOrThrow();
    const infoOf = async (receiverId: string) => (await admin.send(handOverWork, { agentId, receiverId, reason })).info;
    expect(await infoOf(agentId)).toBe('请选择另一位业务员接手');
    expect(await infoOf(partnerUser)).toBe('接手人须属于同一平台或机构');
    expect(await infoOf(disabled)).toBe('接手人的账号已停用，请选择其他业务员');
    expect((await admin.send(handOverWork, { agentId, receiverId: unknownUuid, reason })).resCode).toBe(
      resultCodes.notFound,
    );
    expect((await admin.ask(agentDetails, { agentId })).work.drafts).toBe(1);
  });

  const work = (permissions: readonly string[], given: string) =>
    asOperator(server.database, { permissions, reason: given }, handOverNothing);

  test('the database refuses it without permission or reason, whatever the server asks', async () => {
    await expect(work(['agents.change'], reason)).rejects.toThrow('may not hand over');
    await expect(work(['agents.handOver'], '')).rejects.toThrow('may not hand over');
  });

  test('every table with rows of agents either moves or stays with the person', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'agent_id' and a.attnum > 0 and not a.attisdropped and c.relkind = 'r'
        and c.relnamespace = current_schema()::regnamespace order by 1`.execute(server.database);
    expect(rows.map(({ name }) => name)).toEqual([...moving, ...staying].toSorted());
  });
});
