import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '../../app/contract/call.ts';
import {
  conservationDetail,
  conservationListByPolicy,
  conservationOutlinePay,
  conservationPayUrl,
  conservationPolicyList,
  conservationStatusNum,
  deleteTempConservation,
  submitConservationOutlinePay,
} from '../../app/contract/endorsementLists.ts';
import {
  answerEndorsementReview,
  closeEndorsement,
  openEndorsementDraft,
  policyRoster,
  saveEndorsementDraft,
  sendEndorsementMaterials,
  submitEndorsement,
} from '../../app/contract/endorsementOwnCalls.ts';
import { conservationTemplate } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { openWorkbook } from '../../library/src/spreadsheet/openWorkbook.ts';
import {
  add,
  type EndorsedPolicyFixture,
  materialsOf,
  requestOfChanges,
  startWithPolicy,
  submissionOf,
} from '../setup/endorsedPolicy.ts';
import type { TestApp } from '../setup/testApp.ts';
import { answerOf } from '../setup/testClient.ts';

const noFilter = { keyword: '', policyUuid: '', from: '', until: '' };
const wholePage = { ...noFilter, page: 1, pageSize: 10, states: [], group: null };

describe('an endorsement from its persons to its payment', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy());
  });
  afterAll(() => server.close());

  const answered = <Request, Response>(call: Call<Request, Response>, request: Request) =>
    answerOf(policy.agent, call, request);

  test('a template has a sheet for each kind, and the occupations', async () => {
    const reply = await policy.agent.send(conservationTemplate, { policyUuid: policy.policyUuid });
    const sheets = await openWorkbook(new Uint8Array(await reply.file!.content.arrayBuffer()));

    expect(reply.file?.name).toMatch(/^保全人员清单-P\d{12}\.xlsx$/);
    expect(sheets.map(({ name }) => name)).toEqual(['增员', '减员', '替换', '职业表']);
  });

  test('the roster is shown unmasked, and the access is recorded', async () => {
    const { version, persons } = await answered(policyRoster, { policyUuid: policy.policyUuid });
    const looks = await server.database
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'openRoster')
      .execute();

    expect(version).toBe(0);
    expect(persons[0]!.idNo).toMatch(/^\d{17}[\dX]$/);
    expect(looks).toContainEqual({ subject: 'roster 0' });
  });

  test('a draft is saved, found, overwritten, refused when it is outdated, and deleted', async () => {
    const { policyUuid, agent } = policy;
    const request = requestOfChanges([add(1)], '');
    const { conservationUuid: uuid, version } = await answered(saveEndorsementDraft, {
      uuid: '',
      version: 0,
      policyUuid,
      request,
    });
    const opened = await answered(openEndorsementDraft, { conservationUuid: uuid });
    await answered(saveEndorsementDraft, { uuid, version, policyUuid, request: requestOfChanges([add(1), add(2)]) });
    const stale = await agent.send(saveEndorsementDraft, { uuid, version, policyUuid, request });
    const listed = await answered(conservationPolicyList, { ...wholePage, group: 'toComplete' });
    await answered(deleteTempConservation, { id: uuid });

    expect(opened.request).toEqual(request);
    expect(stale.resCode).toBe(resultCodes.conflict);
    expect(listed.endorsements).toMatchObject([{ uuid, state: 'temporary', headsAfter: 12 }]);
    expect((await agent.send(deleteTempConservation, { id: uuid })).resCode).toBe(resultCodes.notFound);
    expect((await agent.send(openEndorsementDraft, { conservationUuid: uuid })).resCode).toBe(resultCodes.notFound);
    expect((await answered(conservationPolicyList, wholePage)).total).toBe(0);
    const gone = await server.database
      .selectFrom('endorsements')
      .select('changes_sealed')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(gone.changes_sealed).toBeNull();
  });

  test('a submission without its trial, with an old one or with another total is refused', async () => {
    const { agent } = policy;
    const submission = await submissionOf(policy, requestOfChanges([add(1)]));
    const other = requestOfChanges([add(1), add(2)]);

    const without = await agent.send(submitEndorsement, { ...submission, mark: '' });
    const outdated = await agent.send(submitEndorsement, { ...submission, request: other });
    const cheaper = await agent.send(submitEndorsement, { ...submission, netFen: submission.netFen - 1 });

    expect(without).toMatchObject({ resCode: resultCodes.refused, info: '请先试算保费' });
    expect(outdated).toMatchObject({ resCode: resultCodes.priceChanged, info: '保全信息已修改，请重新试算保费' });
    expect(cheaper.resCode).toBe(resultCodes.priceChanged);
    expect(outdated.data).toMatchObject({ personPremiumList: [{ index: 0 }, { index: 1 }] });
    expect((await answered(conservationPolicyList, wholePage)).total).toBe(0);
  });

  test('from submission to payment: materials, lists, cashier, transfer, and closing', async () => {
    const { policyUuid, agent } = policy;
    const submission = await submissionOf(policy, requestOfChanges([add(21)]));
    const { conservationUuid: uuid } = await answered(submitEndorsement, submission);
    const early = await agent.send(conservationPayUrl, { conservationUuid: uuid });
    const noPapers = await agent.send(sendEndorsementMaterials, { uuid, materials: [] });
    const papers = await materialsOf(agent);
    const stranger = await materialsOf(await server.signIn());
    const foreign = await agent.send(sendEndorsementMaterials, { uuid, materials: stranger });
    const sent = await answered(sendEndorsementMaterials, { uuid, materials: papers });
    const { payUrl } = await answered(conservationPayUrl, { conservationUuid: uuid });
    const owed = await answered(conservationOutlinePay, { conservationUuid: uuid });
    const transfer = {
      payerName: '远山精密机械有限公司',
      payerBankName: '示例银行',
      payerBankAccount: '6200000000000000',
      payDate: '2026-11-20',
      payVoucherList: papers[0]!.files.slice(),
    };
    const claimed = await answered(submitConservationOutlinePay, { conservationUuid: uuid, ...transfer });
    const strange = { ...transfer, payVoucherList: stranger[0]!.files.slice() };
    const another = await agent.send(submitConservationOutlinePay, { conservationUuid: uuid, ...strange });
    const later = { ...transfer, payDate: '2026-11-21' };
    const tooEarly = await agent.send(submitConservationOutlinePay, { conservationUuid: uuid, ...later });
    const corrected = { ...transfer, payerName: '远山精密机械（深圳）有限公司' };
    await answered(submitConservationOutlinePay, { conservationUuid: uuid, ...corrected });
    const answer = await agent.send(answerEndorsementReview, { conservationUuid: uuid, answer: '已核对' });
    const stated = await answered(conservationOutlinePay, { conservationUuid: uuid });
    const counts = await answered(conservationStatusNum, noFilter);
    const closed = await answered(closeEndorsement, { conservationUuid: uuid });

    expect(early).toMatchObject({ resCode: resultCodes.refused, info: '该保全当前状态不可支付' });
    expect(noPapers).toMatchObject({ resCode: resultCodes.refused, info: '请上传盖章的保全申请书' });
    expect(sent.status).toBe(20);
    expect(payUrl).toContain('/cashier/');
    expect(owed).toMatchObject({
      amount: (submission.netFen / 100).toFixed(2),
      outlinePayInfo: null,
      voucherFileList: [],
    });
    expect(owed.accountNo).not.toBe('');
    expect(claimed.status).toBe(21);
    expect(foreign).toMatchObject({ resCode: resultCodes.refused, info: another.info });
    expect(another.info).toBe('有文件未上传成功或已失效，请重新上传');
    expect(tooEarly).toMatchObject({ resCode: resultCodes.refused, info: '转账日期不能晚于今日' });
    expect(answer.resCode).toBe(resultCodes.refused);
    expect(stated.outlinePayInfo).toEqual(corrected);
    expect(stated.voucherFileList).toMatchObject([{ name: '保全申请书.png' }]);
    expect(counts).toMatchObject({ groups: { toPay: 1 }, states: { transferPending: 1 } });
    expect(closed.status).toBe(50);
    expect(await answered(conservationDetail, { conservationUuid: uuid })).toMatchObject({
      state: 'closed',
      materials: papers,
    });
    expect(await answered(conservationListByPolicy, { policyUuid })).toMatchObject([{ uuid, state: 'closed' }]);
    expect((await answered(conservationPolicyList, { ...wholePage, keyword: '%' })).total).toBe(0);
    expect(
      (await answered(conservationPolicyList, { ...wholePage, from: '2026-11-20', until: '2026-11-20' })).total,
    ).toBe(1);
    expect((await answered(conservationPolicyList, { ...wholePage, until: '2026-11-19' })).total).toBe(0);
  });

  test('a change that would be back-dated is neither paid nor reviewed', async () => {
    const { agent } = policy;
    const { conservationUuid: uuid } = await answered(
      submitEndorsement,
      await submissionOf(policy, requestOfChanges([add(31)])),
    );
    await server.database
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-01-01') })
      .execute();
    await answered(sendEndorsementMaterials, { uuid, materials: await materialsOf(agent) });
    const days = 11 * 86_400_000;
    await server.clock.moveBy(days);
    const reply = await agent.send(conservationPayUrl, { conservationUuid: uuid });
    await server.clock.moveBy(-days);

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '保全生效日期须为明日或之后，请关闭后重新申请' });
    await answered(closeEndorsement, { conservationUuid: uuid });
  });
});
