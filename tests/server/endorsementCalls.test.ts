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
import * as calls from '../../app/contract/endorsements.ts';
import { isSuccess, resultCodes } from '../../app/contract/envelope.ts';
import { openWorkbook } from '../../library/src/spreadsheet/openWorkbook.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  add,
  coverStart,
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  papersOf,
  productWhere,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  submissionOf,
} from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const noFilter = { keyword: '', policyUuid: '', from: '', until: '' };
const wholePage = { ...noFilter, page: 1, pageSize: 10, states: [], group: null };

describe('the calls of endorsements', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let strict: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    policy = await issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.premiumMode === 'day' && endorsement.review === 'twoStage'),
    );
    strict = await issuedPolicy(
      server,
      productWhere(
        server,
        ({ endorsement }) =>
          endorsement.premiumMode === 'month' && !endorsement.allowsReturn && endorsement.externalAddress === '',
      ),
    );
  });
  afterAll(() => server.close());

  /** Asks, and holds the wire's answer against the schema that the client believes in. */
  async function answered<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response> {
    const reply = await policy.agent.send(call, request);
    if (!isSuccess(reply)) throw new Error(`${call.path} was refused: ${reply.info}`);
    await call.response.schema.validate(reply.data, { strict: true });
    return call.response.fromWire(reply.data);
  }

  test('canApplyConservation: yes, and nothing to say', async () => {
    expect(await answered(calls.canApplyConservation, { policyUuid: policy.policyUuid })).toEqual({
      canFlag: true,
      msg: '',
      isOutproduct: false,
      conservationUrl: '',
    });
  });

  test('canApplyConservation: an external product sends the browser to the insurer, and nothing is submitted here', async () => {
    const external = await issuedPolicy(
      server,
      productWhere(server, ({ endorsement }) => endorsement.externalAddress !== ''),
      3,
      policy.agent,
    );
    const { policyUuid, product } = external;
    const answer = await answered(calls.canApplyConservation, { policyUuid });

    expect(answer).toEqual({
      canFlag: false,
      msg: '',
      isOutproduct: true,
      conservationUrl: product.endorsement!.externalAddress,
    });
    const submission = await submissionOf(external, requestOfChanges([add(1)]));
    expect((await policy.agent.send(submitEndorsement, submission)).resCode).toBe(resultCodes.refused);
  });

  test('canApplyConservation: no, in words, once the policy is surrendered or over', async () => {
    const over = await issuedPolicy(server, policy.product, 3, policy.agent);
    const ask = () => answered(calls.canApplyConservation, { policyUuid: over.policyUuid });
    const set = (status: 'surrendered' | 'insured', endDate: string) =>
      server.database
        .updateTable('orders')
        .set({ status, start_date: '2026-11-01', end_date: endDate })
        .where('sn', '=', over.orderSn)
        .execute();

    await set('surrendered', '2027-11-30');
    expect(await ask()).toMatchObject({ canFlag: false, msg: '保单未生效或已失效，不能申请保全' });
    await set('insured', '2026-11-20');
    expect(await ask()).toMatchObject({ canFlag: false, msg: '保险期间至2026-11-20止，已不能申请保全' });
  });

  test('config: the product’s rule, and none of a product that is never endorsed', async () => {
    const { id: productId, endorsement } = policy.product;

    expect(await answered(calls.conservationConfig, { productId })).toEqual(endorsement);
    const never = server.services.catalogue.products.find(
      (product) => product.endorsement === undefined && product.jump.kind === 'native',
    );
    expect((await answered(calls.conservationConfig, { productId: never!.id })).kinds).toEqual([]);
    expect((await policy.agent.send(calls.conservationConfig, { productId: '0' })).resCode).toBe(resultCodes.notFound);
  });

  test('getSettingsByPolicyUuid: days, heads, schemes and ways to pay', async () => {
    const { policyUuid } = policy;
    const settings = await answered(calls.conservationSettings, { policyUuid, onlineFlag: '1' });

    expect(settings).toMatchObject({
      earliestEffectiveDate: coverStart,
      latestEffectiveDate: '2027-11-30',
      heads: 10,
      rosterVersion: 0,
      payWays: ['online', 'transfer'],
      rule: policy.product.endorsement,
    });
    expect((await answered(calls.conservationSettings, { policyUuid, onlineFlag: '0' })).payWays).toEqual(['transfer']);
  });

  test('calcPremium: a line for each change and their sum; refused before tomorrow', async () => {
    const { policyUuid, agent } = policy;
    const [one, two] = await rosterOf(policy);
    const request = requestOfChanges([add(1), remove(one!), replace(two!, 2)]);

    const trial = await answered(calls.calcConservationPremium, { policyUuid, request });
    const late = await agent.send(calls.calcConservationPremium, {
      policyUuid,
      request: { ...request, effectiveDate: '2026-11-20' },
    });

    expect(trial.lines.map(({ kind }) => kind)).toEqual(['add', 'remove', 'replace']);
    expect(trial.netFen).toBe(trial.lines.reduce((sum, { netFen }) => sum + netFen, 0));
    expect(late).toMatchObject({ resCode: resultCodes.refused, info: `保全最早自${coverStart}零时生效` });
  });

  test('calcPremium prices the person who is insured, not the one that the request tells of', async () => {
    const { policyUuid } = policy;
    const [one] = await rosterOf(policy);
    const honest = await answered(calls.calcConservationPremium, {
      policyUuid,
      request: requestOfChanges([remove(one!)]),
    });
    const forged = await answered(calls.calcConservationPremium, {
      policyUuid,
      request: requestOfChanges([remove({ ...one!, occupationCode: '', occupationClass: '4' })]),
    });

    expect(forged).toEqual(honest);
  });

  test('initThirdPremium: what occupations cost from a day on; refused without a price', async () => {
    const { policyUuid, agent } = policy;
    const asked = {
      policyUuid,
      conservationStartDateTime: `${coverStart} 00:00:00`,
      updatedPersonOccuInfo: [
        { operationType: 100, productCombId: 'scheme-1', occupationCode: '0001001', occupationType: '1', num: 3 },
        { operationType: 10, productCombId: 'scheme-1', occupationCode: '0001001', occupationType: '1', num: 1 },
      ],
    };
    const { premiumList, totalPremium } = await answered(calls.initThirdPremium, asked);
    const [{ unitPremium } = { unitPremium: '' }] = premiumList;

    expect(Number(totalPremium)).toBeCloseTo(2 * Number(unitPremium), 2);
    expect(Number(unitPremium) * 10).toBeCloseTo(policy.totalFen / 100, 2);
    const [line] = asked.updatedPersonOccuInfo;
    const nobody = { ...asked, updatedPersonOccuInfo: [{ ...line!, productCombId: 'none' }] };
    expect(await agent.send(calls.initThirdPremium, nobody)).toMatchObject({
      resCode: resultCodes.refused,
      info: '该人员的方案或职业类别没有保费，请核对',
    });
  });

  test('verifyPersonsInfo: nothing wrong; or the problem persons, with row and words', async () => {
    const { policyUuid, agent } = policy;
    const [one, two] = await rosterOf(policy);
    await answered(calls.verifyConservationPersons, { policyUuid, request: requestOfChanges([add(1), remove(one!)]) });

    const reply = await agent.send(calls.verifyConservationPersons, {
      policyUuid,
      request: requestOfChanges([
        add(1, { idNo: two!.idNo }),
        add(2, { name: '' }),
        remove({ ...one!, key: 9999 }),
        add(3, { birthday: '1950-01-01', idType: 'passport', idNo: 'E12345678' }),
      ]),
    });

    expect(reply.resCode).toBe(resultCodes.problemPersons);
    expect(reply.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 1, code: 'E_DUPLICATE', message: '被保人重复' }),
        expect.objectContaining({ row: 2, field: 'name', message: '请填写' }),
        expect.objectContaining({ row: 3, code: 'notInsured', message: '原被保人不在保单中' }),
        expect.objectContaining({ row: 4, field: 'birthday', code: 'E_AGE' }),
      ]),
    );
  });

  test('canApplyConservationJobCode: the class of an occupation, or why it is not taken', async () => {
    const asked = {
      policyUuid: policy.policyUuid,
      productId: policy.product.id,
      productCombId: 'scheme-1',
      conservationJobDTO: { jobCode: '0001001', jobDesc: '', jobType: '' },
    };
    const unknown = { ...asked, conservationJobDTO: { jobCode: '9999999', jobDesc: '', jobType: '' } };

    expect(await answered(calls.canApplyConservationJobCode, asked)).toEqual({ canFlag: true, msg: '', jobType: '1' });
    expect(await answered(calls.canApplyConservationJobCode, unknown)).toMatchObject({
      canFlag: false,
      msg: '职业不在本产品的职业表中',
    });
    expect(
      (await policy.agent.send(calls.canApplyConservationJobCode, { ...asked, productId: strict.product.id })).resCode,
    ).toBe(resultCodes.notFound);
  });

  test('riskLimitConservation: what is left, and the words once nothing is', async () => {
    const { policyUuid, agent } = strict;
    const removal = await agent.ask(calls.riskLimitConservation, { policyUuid, operationType: '10' });

    expect(removal).toEqual({ canFlag: true, msg: '', personCount: 10, limitCount: 3, usedCount: 0, leftCount: 3 });
    const few = await issuedPolicy(server, strict.product, 3, agent);
    expect(
      await agent.ask(calls.riskLimitConservation, { policyUuid: few.policyUuid, operationType: '10' }),
    ).toMatchObject({ canFlag: false, leftCount: 0, msg: '变更后被保人不得少于3人，现为2人' });
  });

  test('a template has a sheet for each kind, and the occupations', async () => {
    const reply = await policy.agent.send(calls.conservationTemplate, { policyUuid: policy.policyUuid });
    const sheets = await openWorkbook(new Uint8Array(await reply.file!.content.arrayBuffer()));

    expect(reply.file?.name).toMatch(/^保全人员清单-P\d{12}\.xlsx$/);
    expect(sheets.map(({ name }) => name)).toEqual(['增员', '减员', '替换', '职业表']);
  });

  test('a draft is saved, found, saved over, refused when it is stale, and deleted', async () => {
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

  test('the roster is shown in clear, and the look is written down', async () => {
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

  test('from submission to payment: papers, lists, cashier, transfer, and closing', async () => {
    const { policyUuid, agent } = policy;
    const submission = await submissionOf(policy, requestOfChanges([add(21)]));
    const { conservationUuid: uuid } = await answered(submitEndorsement, submission);
    const early = await agent.send(conservationPayUrl, { conservationUuid: uuid });
    const noPapers = await agent.send(sendEndorsementMaterials, { uuid, materials: [] });
    const papers = await papersOf(agent);
    const stranger = await papersOf(await server.signIn());
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
    await answered(sendEndorsementMaterials, { uuid, materials: await papersOf(agent) });
    const days = 11 * 86_400_000;
    await server.clock.moveBy(days);
    const reply = await agent.send(conservationPayUrl, { conservationUuid: uuid });
    await server.clock.moveBy(-days);

    expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '保全生效日期须为明日或之后，请关闭后重新申请' });
    await answered(closeEndorsement, { conservationUuid: uuid });
  });

  test('who was removed does not come back where the product refuses it', async () => {
    const { agent, policyUuid } = strict;
    const [one] = await rosterOf(strict);
    const former = { ...newcomer(41), idNo: one!.idNo, birthday: one!.birthday, sex: one!.sex, name: one!.name };
    await server.database
      .updateTable('insured_persons')
      .set({ until_version: 1 })
      .where('key', '=', one!.key)
      .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('sn', '=', strict.orderSn))
      .execute();
    const request = requestOfChanges([{ kind: 'add', person: former }]);

    const reply = await agent.send(calls.verifyConservationPersons, { policyUuid, request });

    expect(reply.data).toMatchObject([
      { row: 1, code: 'returnNotAllowed', message: '该人员已减员或被替换，不可再次投保' },
    ]);
  });
});
