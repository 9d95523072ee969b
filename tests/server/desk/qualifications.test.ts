import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentDetails, handOverWork } from '../../../app/contract/desk/people/agents.ts';
import {
  approveQualification,
  listQualifications,
  openQualification,
  rejectQualification,
} from '../../../app/contract/desk/people/qualifications.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { storedFiles, uploadSingleImage } from '../../../app/contract/files.ts';
import { qualificationRequest, requestQualification } from '../../../app/contract/qualification.ts';
import { saveDraft } from '../../../app/contract/savedDrafts.ts';
import { currentUser } from '../../../app/contract/session.ts';
import { salesQualification, userQualification } from '../../../app/contract/users.ts';
import { changeRights } from '../../../app/server/operations/agentRights.ts';
import { asOperator } from '../../../app/server/platform/database/asOperator.ts';
import { fileOf, picture } from '../../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { operator } from '../../setup/operator.ts';
import { lastActionOf } from '../../setup/operatorActions.ts';
import { draftIn, unknownUuid } from '../../setup/owned.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const reason = '核对实名资料';
const idBody = '11010119900307771';
const idNo = idBody + idCardCheckDigit(idBody);

/** Returns an agent's complete application for real-name verification, with an uploaded picture. */
async function entryOf(agent: TestClient, changed: object = {}) {
  const { url } = await agent.ask(uploadSingleImage, { file: fileOf(await picture(), '身份证.png') });
  const certificate = { certificateNo: '02000111080020260001', certificateValidUntil: '2027-12-31' };
  return { name: '沈之遥', idNo, ...certificate, fileUrlList: [url], ...changed };
}

describeOnBothDatabases('requests for the real name', (openDatabase) => {
  let server: TestApp;
  let support: DeskClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    support = await signInToDeskAs(server, 'support');
  });
  afterAll(() => server.close());

  /** Creates an agent whose real name isn't verified. */
  async function unverified(): Promise<{ readonly agent: TestClient; readonly agentId: string }> {
    const agent = await server.signIn();
    const { userUuid: agentId } = await agent.ask(currentUser, {});
    await changeRights(server.services, operator, agentId, { isRealName: false, tier: '0' });
    return { agent, agentId };
  }

  const waitingOf = async (agentId: string) => {
    const { list } = await support.ask(listQualifications, { pageIndex: 1, state: 'waiting' });
    return list.find((row) => row.agentId === agentId)?.id ?? '';
  };

  test('an approved request verifies name and certificate; the agent sees it with the next call', async () => {
    const { agent, agentId } = await unverified();
    expect(await agent.ask(qualificationRequest, {})).toEqual({ status: 'none', rejection: '', requestedAt: '' });
    await agent.ask(requestQualification, await entryOf(agent));
    expect(await agent.ask(qualificationRequest, {})).toMatchObject({ status: 'waiting', rejection: '' });
    expect((await agent.send(requestQualification, await entryOf(agent))).info).toBe('您的申请正在审核，请耐心等待');

    const requestId = await waitingOf(agentId);
    const opened = await support.ask(openQualification, { requestId, reason });
    expect(opened).toMatchObject({ name: '沈之遥', idNo, certificateNo: '02000111080020260001', state: 'waiting' });
    expect(opened.files.map(({ name }) => name)).toEqual(['身份证.png']);
    const { pathname, search } = new URL(opened.files[0]?.readUrl ?? '', 'http://localhost');
    expect((await server.app.inject(pathname + search)).statusCode).toBe(200);
    expect(await lastActionOf(server, support)).toEqual({
      action: 'people/qualifications/open',
      subject: requestId,
      reason,
    });

    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: false });
    await support.ask(approveQualification, { requestId, reason: '与证件一致' });
    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: true, isRealName: true });
    expect(await agent.ask(qualificationRequest, {})).toMatchObject({ status: 'approved' });
    expect(await agent.ask(salesQualification, {})).toMatchObject({ status: 'valid', validEndDate: '2027-12-31' });
    expect(await lastActionOf(server, support)).toMatchObject({ action: 'people/qualifications/approve' });
    expect((await support.send(rejectQualification, { requestId, reason })).info).toBe('该申请已处理，请刷新列表');
  });

  test('a rejected request shows its reason to the agent, who sends another one', async () => {
    const { agent, agentId } = await unverified();
    const entry = await entryOf(agent, { certificateNo: '', certificateValidUntil: '' });
    await agent.ask(requestQualification, entry);
    const requestId = await waitingOf(agentId);
    await support.ask(rejectQualification, { requestId, reason: '证件照片模糊，请重新拍摄' });
    expect(await agent.ask(qualificationRequest, {})).toMatchObject({
      status: 'rejected',
      rejection: '证件照片模糊，请重新拍摄',
    });
    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: false });
    await agent.ask(requestQualification, entry);
    await support.ask(approveQualification, { requestId: await waitingOf(agentId), reason });
    expect(await agent.ask(userQualification, {})).toMatchObject({ isQualified: true });
    expect(await support.ask(agentDetails, { agentId })).toMatchObject({ isRealName: true, certificateNo: '' });
  });

  test('wrong data and files of another agent are refused', async () => {
    const { agent } = await unverified();
    const { agent: other } = await unverified();
    const infoOf = async (changed: object) =>
      (await agent.send(requestQualification, await entryOf(agent, changed))).info;
    expect(await infoOf({ idNo: `${idNo.slice(0, 17)}${idNo.endsWith('1') ? '2' : '1'}` })).toBe(
      '请填写真实姓名和有效的 18 位身份证号码',
    );
    expect(await infoOf({ certificateValidUntil: '2026-01-01' })).toMatch('请填写执业证书编号');
    expect(await infoOf({ certificateNo: '' })).toMatch('请填写执业证书编号');
    const { fileUrlList } = await entryOf(other);
    expect(await infoOf({ fileUrlList })).toBe('有文件未上传成功或已失效，请重新上传');
    expect((await agent.send(requestQualification, await entryOf(agent, { fileUrlList: [] }))).resCode).toBe(
      resultCodes.badRequest,
    );
    expect(await agent.ask(qualificationRequest, {})).toMatchObject({ status: 'none' });
  });

  test('five requests a day are enough', async () => {
    const { agent, agentId } = await unverified();
    const entry = await entryOf(agent);
    for (let sent = 0; sent < 5; sent += 1) {
      await agent.ask(requestQualification, entry);
      await support.ask(rejectQualification, { requestId: await waitingOf(agentId), reason: '资料不全，请补充' });
    }
    expect((await agent.send(requestQualification, entry)).resCode).toBe(resultCodes.refused);
  });

  test('the database shows identity data to no operator without a reason, and to no other agent', async () => {
    const { agent, agentId } = await unverified();
    await agent.ask(requestQualification, await entryOf(agent));
    const seen = (permissions: readonly string[], given: string) =>
      asOperator(server.database, { permissions, reason: given }, async (tx) => {
        const { rows } = await sql`select content_sealed from qualification_contents`.execute(tx);
        return rows.length;
      });
    expect(await seen(['qualifications.decide'], '')).toBe(0);
    expect(await seen(['agents.see'], reason)).toBe(0);
    expect(await seen(['qualifications.decide'], reason)).toBeGreaterThan(0);
    const { rows } = await sql<{ content: string }>`
      select encode(content_sealed, 'escape') as content from qualification_contents`.execute(server.database);
    expect(rows.some(({ content }) => content.includes(idNo))).toBe(false);
    expect(await waitingOf(agentId)).not.toBe('');
  });

  test('papers stay with the agent when the work is handed over', async () => {
    const { agent, agentId } = await unverified();
    const { userUuid: receiverId } = await (await server.signIn()).ask(currentUser, {});
    const entry = await entryOf(agent);
    await agent.ask(requestQualification, entry);
    await agent.ask(saveDraft, { id: '', version: 0, draft: draftIn(server) });
    const admin = await signInToDeskAs(server, 'admin');
    await admin.ask(handOverWork, { agentId, receiverId, reason });
    expect((await agent.ask(storedFiles, { fileUrlList: entry.fileUrlList })).fileList).toHaveLength(1);
  });

  test('an unknown request is refused', async () => {
    for (const call of [openQualification, approveQualification, rejectQualification]) {
      expect((await support.send(call, { requestId: unknownUuid, reason })).resCode).toBe(resultCodes.notFound);
    }
  });
});
