import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { saveWaylay } from '../../app/contract/checks.ts';
import { deleteTempConservation } from '../../app/contract/endorsementLists.ts';
import { saveEndorsementDraft } from '../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { requestVideoAudit, type StoredFile, uploadSingleImage } from '../../app/contract/files.ts';
import { deleteOfflineOrder, listOfflineOrders, submitOfflineOrder } from '../../app/contract/offlineOrders.ts';
import { deleteQuotation, saveQuotation } from '../../app/contract/quotations.ts';
import { deleteDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { currentUser } from '../../app/contract/session.ts';
import { issueTicket } from '../../app/contract/users.ts';
import { callBudget } from '../../app/server/calls/callBudget.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  type EndorsedPolicyFixture,
  issuedPolicy,
  requestOfChanges,
  twiceReviewed,
} from '../setup/endorsedPolicy.ts';
import { laterOn } from '../setup/passingTime.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const limits = {
  drafts: 3,
  quotations: 3,
  endorsementDrafts: 2,
  offlineOrders: 3,
  waylayRecords: 3,
  openVideoAudits: 2,
  looseFiles: 3,
  ticketsAMinute: 2,
  unfinishedBytes: 40_000,
};
const inEnglish = { 'x-tuanbao-locale': 'en-US' };

const endorsementDraft = ({ policyUuid }: EndorsedPolicyFixture, persons: number) => ({
  uuid: '',
  version: 0,
  policyUuid,
  request: requestOfChanges(Array.from({ length: persons }, (_, index) => add(index))),
});

/** Returns the request that deletes the draft. @param reply the response to the request that saved the draft */
const madeBy = (reply: { readonly data: unknown }) => ({
  id: (reply.data as { conservationUuid: string }).conservationUuid,
});

describeOnBothDatabases('limits of one agent', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase, limits, agentCallsPerMinute: 60 });
  });
  afterAll(() => server.close());

  const draft = (heads = 1) => completeDraft(server.services.catalogue.products[0]!, { heads });
  const keep = () => agent.send(submitOfflineOrder, { id: '', version: 0, note: '', draft: draft() });

  test('offline orders have a limit with a message in both languages, and are possible again after one is deleted', async () => {
    agent = await server.signIn();
    for (let count = 0; count < limits.offlineOrders; count += 1)
      expect((await keep()).resCode).toBe(resultCodes.success);
    const refused = await keep();
    const request = { id: '', version: 0, note: '', draft: draft() };
    const english = await agent.send(submitOfflineOrder, request, inEnglish);

    expect(refused).toMatchObject({ status: 200, resCode: resultCodes.refused });
    expect(refused.info).toContain('线下订单已达上限');
    expect(english.info).toContain('too many offline orders');

    const [first] = await agent.ask(listOfflineOrders, {});
    await agent.ask(deleteOfflineOrder, { offlineDataUuid: first!.offlineDataUuid });
    expect((await keep()).resCode).toBe(resultCodes.success);
    expect((await agent.ask(listOfflineOrders, {})).length).toBe(limits.offlineOrders);
  });

  test('drafts of a kind have a limit with a message in both languages, and another kind has its own limit', async () => {
    agent = await server.signIn();
    const save = (kind: 'order' | 'quotation', headers = {}) =>
      agent.send(saveDraft, { id: '', version: 0, kind, draft: draft() }, headers);
    for (let count = 0; count < limits.drafts; count += 1)
      expect((await save('order')).resCode).toBe(resultCodes.success);

    expect((await save('order')).info).toContain('未完成订单已达上限');
    expect((await save('order', inEnglish)).info).toContain('too many unfinished orders');
    expect((await save('quotation')).resCode).toBe(resultCodes.success);
  });

  test('quotations have a limit, and are possible again after one is deleted', async () => {
    agent = await server.signIn();
    const ids: string[] = [];
    for (let count = 0; count < limits.quotations; count += 1) ids.push((await agent.ask(saveQuotation, draft())).id);
    expect((await agent.send(saveQuotation, draft())).info).toContain('历史报价已达上限');

    await agent.ask(deleteQuotation, { id: ids[0]! });
    expect((await agent.send(saveQuotation, draft())).resCode).toBe(resultCodes.success);
  });

  test('drafts of endorsements have a limit by number, and are possible again after one is deleted', async () => {
    const policy = await issuedPolicy(server, twiceReviewed(server), 3);
    const save = (headers = {}) => policy.agent.send(saveEndorsementDraft, endorsementDraft(policy, 1), headers);
    const [first] = [await save(), await save()];
    const refused = await save();

    expect(refused).toMatchObject({ status: 200, resCode: resultCodes.refused });
    expect(refused.info).toContain('未提交的保全已达上限');
    expect((await save(inEnglish)).info).toContain('too many unsubmitted endorsements');
    await policy.agent.ask(deleteTempConservation, madeBy(first));
    expect((await save()).resCode).toBe(resultCodes.success);
  });

  test('drafts of endorsements count for the common limit of unfinished work', async () => {
    const policy = await issuedPolicy(server, twiceReviewed(server), 3);
    const persons = 90;
    const first = await policy.agent.send(saveEndorsementDraft, endorsementDraft(policy, persons));
    const refused = await policy.agent.send(saveEndorsementDraft, endorsementDraft(policy, persons));
    const grown = await policy.agent.send(saveDraft, { id: '', version: 0, draft: draft(90) });

    expect(first.resCode).toBe(resultCodes.success);
    expect(refused.info).toContain('未完成的内容已占满空间');
    expect(grown.info).toContain('未完成的内容已占满空间');
    await policy.agent.ask(deleteTempConservation, madeBy(first));
    expect((await policy.agent.send(saveEndorsementDraft, endorsementDraft(policy, persons))).resCode).toBe(
      resultCodes.success,
    );
  });

  test('unfinished work has a limit in bytes, also if a small draft grows, and is possible again after a deletion', async () => {
    agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft(30) });
    const large = await agent.ask(saveDraft, { id: '', version: 0, draft: draft(60) });
    const grown = await agent.send(saveDraft, { id, version: 1, draft: draft(120) });

    expect(grown.resCode).toBe(resultCodes.refused);
    expect(grown.info).toContain('请先删除');
    await agent.ask(deleteDraft, { id: large.id });
    expect((await agent.send(saveDraft, { id, version: 1, draft: draft(60) })).resCode).toBe(resultCodes.success);
  });

  test('a draft that fills most of the room can be saved again', async () => {
    agent = await server.signIn();
    const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft: draft(120) });
    expect((await agent.send(saveDraft, { id: '', version: 0, draft: draft(120) })).resCode).toBe(resultCodes.refused);
    expect((await agent.send(saveDraft, { id, version: 1, draft: draft(121) })).resCode).toBe(resultCodes.success);
  });

  test('the oldest of the refused groups are deleted', async () => {
    agent = await server.signIn();
    const { userId } = await agent.ask(currentUser, {});
    const productId = server.services.catalogue.products[0]!.id;
    for (let count = 0; count < 5; count += 1) {
      await agent.ask(saveWaylay, { productId, productName: '', groupName: `第${count}厂` });
      await server.clock.moveBy(1000);
    }
    const kept = await server.database
      .selectFrom('waylay_records')
      .select('group_name')
      .where('agent_id', '=', userId)
      .orderBy('id')
      .execute();

    expect(kept.map(({ group_name: name }) => name)).toEqual(['第2厂', '第3厂', '第4厂']);
  });

  test('links for videos have a limit, and are possible again when the first have expired', async () => {
    agent = await server.signIn();
    for (let count = 0; count < limits.openVideoAudits; count += 1) await agent.ask(requestVideoAudit, {});
    expect((await agent.send(requestVideoAudit, {})).info).toContain('视频上传链接过多');

    await laterOn(server, 31 * 60_000, async () => {
      expect((await agent.send(requestVideoAudit, {})).resCode).toBe(resultCodes.success);
    });
  });

  test('files without an order have a limit; files that nothing names are removed automatically', async () => {
    agent = await server.signIn();
    const upload = async () => agent.send(uploadSingleImage, { file: fileOf(await picture(), '照片.png') });
    const urls: string[] = [];
    for (let count = 0; count < limits.looseFiles; count += 1) {
      urls.push(uploadSingleImage.response.fromWire((await upload()).data as StoredFile).url);
    }
    expect((await upload()).info).toContain('尚未用于订单的文件过多');

    const materials = { businessLicence: urls };
    const named = await agent.ask(saveDraft, { id: '', version: 0, draft: { ...draft(), materials } });
    await laterOn(server, 2 * 3_600_000, async () => {
      expect((await upload()).resCode).toBe(resultCodes.refused);
      await agent.ask(deleteDraft, { id: named.id });
      expect((await upload()).resCode).toBe(resultCodes.success);
    });
  });

  test('tickets and calls are limited by the minute, for each agent separately', async () => {
    agent = await server.signIn();
    for (let count = 0; count < limits.ticketsAMinute; count += 1) await agent.ask(issueTicket, {});
    expect((await agent.send(issueTicket, {})).info).toBe('操作过于频繁，请稍后再试');

    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1) statuses.push((await agent.send(currentUser, {})).status);
    const other = await server.signIn();

    expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await other.send(currentUser, {})).status).toBe(200);
  });
});

describeOnBothDatabases('files of one agent that no order has', (openDatabase) => {
  test('have a limit in bytes too, and are possible again after files that nothing names were removed', async () => {
    const server = await startTestApp({ openDatabase, limits: { looseBytes: 1 } });
    const agent = await server.signIn();
    const upload = async () => agent.send(uploadSingleImage, { file: fileOf(await picture(), '照片.png') });

    expect((await upload()).resCode).toBe(resultCodes.success);
    expect((await upload()).info).toContain('尚未用于订单的文件过多');
    await laterOn(server, 2 * 3_600_000, async () => expect((await upload()).resCode).toBe(resultCodes.success));
    await server.close();
  });
});

describe('a budget of calls', () => {
  test('is renewed with the next time window, and returns how long that takes', () => {
    let now = 0;
    const budget = callBudget(2, 60_000, () => now);

    expect([budget.spend('a'), budget.spend('a'), budget.spend('a'), budget.spend('b')]).toEqual([0, 0, 60, 0]);
    now = 59_001;
    expect(budget.spend('a')).toBe(1);
    now = 60_000;
    expect(budget.spend('a')).toBe(0);
  });
});
