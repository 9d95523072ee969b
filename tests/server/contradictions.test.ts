import type { EndorsementRequest } from '@tuanbao/library/domain/endorsement/personChange';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkCompany } from '../../app/contract/checks.ts';
import { calcConservationPremium, verifyConservationPersons } from '../../app/contract/endorsements.ts';
import { localeHeader, resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { saveQuotation } from '../../app/contract/quotations.ts';
import { saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { add, issuedPolicy, remove, requestOfChanges, rosterOf, twiceReviewed } from '../setup/endorsedPolicy.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';

type Wire = Record<string, unknown>;

describe('a request that contradicts itself', () => {
  let server: TestApp;
  let agent: TestClient;
  /** The uploaded authorisation letter. Some products require it. */
  let book: OrderDraft['materials'];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
    book = (await withUploadedMaterials(agent, completeDraft(product()))).materials;
  });
  afterAll(() => server.close());

  const product = (id = '80140') => server.services.catalogue.productOf(id)!;
  const draftOf = (id?: string): OrderDraft => {
    const draft = completeDraft(product(id));
    return draft.materials && book ? { ...draft, materials: book } : draft;
  };
  const wireDraft = (id?: string) =>
    JSON.parse(requestOf(quoteDraft, draftOf(id)).payload ?? '') as Wire & {
      groupApplicant: Wire & { residentAddress: Wire };
      schemes: (Wire & { professions: Wire[] })[];
      houseInfo?: { insureHouseAddress: Wire };
      constructionInfo?: Wire;
    };
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie: agent.cookie, ...headers },
    });
    return { status: answer.statusCode, ...answer.json<{ resCode: string; info: string; data: unknown }>() };
  };
  const submitted = (orderInfo: object, id?: string, totalPremium?: string) =>
    post(submitOrder.path, {
      submissionId: crypto.randomUUID(),
      tmpOrderId: '',
      totalPremium: totalPremium ?? (totalOf(product(id), completeDraft(product(id))) / 100).toFixed(2),
      orderInfo,
    });
  const quoted = (draft: object) => post(quoteDraft.path, draft);

  test.each(['9', '', 'abcd', '１', '99', '0', '-1'])(
    'a group id of the type %j is refused with a message',
    async (type) => {
      const draft = wireDraft();
      draft.groupApplicant['groupCardType'] = type;

      for (const reply of [await submitted(draft), await quoted(draft)]) {
        expect(reply).toMatchObject({ status: 200, resCode: resultCodes.refused });
        expect(reply.info).toMatch(/^(请从列表中选择证件类型|请选择证件类型)/);
      }
      const query = new URLSearchParams({
        productId: '80140',
        groupName: '远山精密机械有限公司',
        groupCardType: type,
        groupCardId: '',
      });
      const checked = await server.app.inject({
        url: `${checkCompany.path}?${query}`,
        headers: { cookie: agent.cookie },
      });
      expect(checked.json()).toMatchObject({
        data: { isValid: false, problemList: [{ message: '请从列表中选择证件类型' }] },
      });
    },
  );

  test('a year is twelve months, in the price, in the order and on its last day', async () => {
    const months = await quoted(wireDraft());
    const year = { ...wireDraft(), duration: 1, durationUnit: 'year' };

    const { durationInfoBean, clausePremium, ...price } = (await quoted(year)).data as Record<string, unknown>;
    expect(months.data).toMatchObject(price);
    expect(durationInfoBean).toEqual({ duration: 1, durationUnit: 'year' });
    expect(clausePremium).toHaveProperty('1');
    const reply = await submitted(year);
    const { orderSn } = reply.data as { orderSn: string };
    expect(await agent.ask(orderDetail, { orderSn })).toMatchObject({ months: 12, endDate: '2027-11-30' });
  });

  test.each([
    [{ durationUnit: 'day' }, '保险期间的单位应为月（month）或年（year）'],
    [{ durationUnit: 'century' }, '保险期间的单位应为月（month）或年（year）'],
    [{ durationUnit: '' }, '保险期间的单位应为月（month）或年（year）'],
    [{ duration: 100, durationUnit: 'year' }, '保险期间不能超过 120 个月'],
    [{ validEndDate: '2099-01-01' }, '终保日期与起保日期、保险期间不一致，应为2027-11-30'],
    [{ validEndDate: '2026-12-31' }, '终保日期与起保日期、保险期间不一致，应为2027-11-30'],
    [{ validStartDate: '' }, '有终保日期而没有起保日期，请选择起保日期'],
    [{ validStartDate: '9999-12-31', validEndDate: '2027-11-30' }, '终保日期与起保日期、保险期间不一致'],
  ])('a period of %o is refused with a message', async (period, words) => {
    const draft = { ...wireDraft(), ...period };
    const replies = [
      await quoted(draft),
      await submitted(draft),
      await post(saveDraft.path, { id: '', version: 0, orderInfo: draft }),
      await post(saveQuotation.path, draft),
    ];

    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200, resCode: resultCodes.refused });
      expect(reply.info).toContain(words);
    }
    expect((await post(quoteDraft.path, draft, { [localeHeader]: 'en-US' })).info).toMatch(/^[A-Z][\x20-\x7e]+$/);
  });

  test.each([
    [{ provinceCode: 999_999, cityCode: 999_999, districtCode: 999_999 }, '所在地区不存在，请重新选择'],
    [{ provinceCode: 440_000 }, '所在地区的省、市、区县不一致，请重新选择'],
  ])('a region of %o is refused with a message', async (region, words) => {
    const draft = wireDraft();
    Object.assign(draft.groupApplicant.residentAddress, region);

    expect(await submitted(draft)).toMatchObject({ resCode: resultCodes.refused, info: words });
    expect(await quoted(draft)).toMatchObject({ resCode: resultCodes.refused, info: words });
  });

  test('an optional address is checked if it is given', async () => {
    const draft = wireDraft('103');
    draft.houseInfo!.insureHouseAddress['provinceCode'] = 999_999;

    expect(await submitted(draft, '103')).toMatchObject({ resCode: resultCodes.refused });
  });

  test('an abolished district is replaced in the order by its successor', async () => {
    const draft = wireDraft();
    Object.assign(draft.groupApplicant.residentAddress, { districtCode: 110_103 });
    const { orderSn } = (await submitted(draft)).data as { orderSn: string };

    expect((await agent.ask(orderDetail, { orderSn })).applicant.address.districtCode).toBe(110_101);
  });

  test('two schemes with one id are refused: their persons would be priced twice', async () => {
    const draft = wireDraft();
    draft.schemes.push(draft.schemes[0]!);

    for (const reply of [await submitted(draft), await quoted(draft)]) {
      expect(reply).toMatchObject({
        resCode: resultCodes.refused,
        info: expect.stringContaining('保障计划2与保障计划1重复'),
      });
    }
  });

  test.each([
    [{ code: '', des: '', val: 1, num: 1 }, '保障计划1中第1类职业还未选择，请选择'],
    [{ code: '0001001', des: '', val: 6, num: 1 }, '保障计划1不支持6类职业投保'],
    [{ code: '9999999', des: '', val: 1, num: 1 }, '保障计划1中第1类职业不可投保，请重新选择'],
  ])('a planned occupation %o is refused although the persons are fine', async (line, words) => {
    const draft = wireDraft();
    draft.schemes[0]!.professions = [line];

    expect(await submitted(draft)).toMatchObject({
      resCode: resultCodes.refused,
      info: expect.stringContaining(words),
    });
  });

  const office = { code: '0001001', des: '公务员、职员（内勤）', val: 1 };

  test.each([
    ['80140', { ...office, num: 99 }, '保障计划1填写的人数与人员清单中的 3 人不一致，请核对'],
    ['80140', { ...office, num: 1 }, '保障计划1填写的人数与人员清单中的 3 人不一致，请核对'],
    ['80230', { ...office, num: 1 }, '该产品不按人投保，请删除保障计划1的职业'],
  ])('%s: planned occupations of %o beside what is insured are refused', async (id, line, words) => {
    const draft = wireDraft(id);
    draft.schemes[0]!.professions = [line];

    for (const reply of [await submitted(draft, id), await quoted(draft), await post(saveQuotation.path, draft)]) {
      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: words });
    }
    // A draft in progress may contradict itself, so it is saved unchanged.
    expect(await post(saveDraft.path, { id: '', version: 0, orderInfo: draft })).toMatchObject({ info: '' });
  });

  test.each([
    [{ setUpTime: '2099-01-01' }, '成立日期不能晚于今天'],
    [{ companyCategory: '99' }, '企业类别：请从列表中选择'],
    [{ operatorRelation: '99' }, '经办人与单位关系：请从列表中选择'],
    [{ totalIncome: 'abc' }, '年营业收入（元）：请填写金额（元），最多两位小数'],
    [{ totalEmployers: '-5' }, '员工总数：请填写大于 0 的整数'],
    [{ industryInfos: [{ code: 'ZZZZ' }] }, '所选行业不在国民经济行业分类中，请重新选择'],
    [
      { groupCardLongTermEffective: true, groupIdValidEndDate: '2020-01-01' },
      '证件有效期已过，与“长期有效”不一致，请核对',
    ],
  ])('%o of an applicant is checked although 103 does not ask for it', async (facts, words) => {
    const draft = wireDraft('103');
    Object.assign(draft.groupApplicant, facts);

    expect(await submitted(draft, '103')).toMatchObject({ resCode: resultCodes.refused, info: words });
  });

  test('a field that the product does not ask for is stored', async () => {
    const draft = wireDraft('103');
    Object.assign(draft.groupApplicant, { companyCategory: '小型企业', totalEmployers: '120' });
    const { orderSn } = (await submitted(draft, '103')).data as { orderSn: string };

    expect((await agent.ask(orderDetail, { orderSn })).applicant).toMatchObject({ employeeTotal: '120' });
  });

  test.each([
    [{ imgList: [{ type: 'nope', fileUrlList: ['a'] }] }, '有一种资料不在该产品的资料清单内，请删除'],
    [{ imgList: [{ type: 'vehicleLicence', fileUrlList: ['a'] }] }, '“行驶证”不在该产品的资料清单内，请删除'],
    [{ environmentUrl: 'a' }, '“经营场所环境照片”不在该产品的资料清单内，请删除'],
  ])('materials %o that the product does not ask for are refused', async (materials, words) => {
    const draft = { ...wireDraft(), ...materials };
    for (const reply of [await submitted(draft), await quoted(draft), await post(saveQuotation.path, draft)]) {
      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: words });
    }
  });

  test('as many planned heads as are listed are in order', async () => {
    const draft = wireDraft();
    draft.schemes[0]!.professions = [{ ...office, num: 3 }];

    expect(await quoted(draft)).toMatchObject({ resCode: resultCodes.success });
    expect(await submitted(draft)).toMatchObject({ resCode: resultCodes.success });
  });

  test('a total of 0 makes neither an order nor a quotation', async () => {
    const draft = wireDraft('80137');
    draft.constructionInfo!['projectCosts'] = '0.01';
    const price = await quoted(draft);

    expect(price.data).toMatchObject({ totalFen: 0 });
    expect(await submitted(draft, '80137', '0.00')).toMatchObject({
      status: 200,
      resCode: resultCodes.refused,
      info: expect.stringContaining('应付保费为0元'),
    });
    expect((await post(saveQuotation.path, draft)).resCode).toBe(resultCodes.refused);
  });

  test('the cashier does not open for an order over 0 that was made before', async () => {
    const { orderSn } = (await submitted(wireDraft())).data as { orderSn: string };
    await server.database.updateTable('orders').set({ total_fen: 0 }).where('sn', '=', orderSn).execute();

    expect(await agent.send(orderPayUrl, { orderSn })).toMatchObject({
      status: 200,
      resCode: resultCodes.refused,
      info: '该订单当前状态不可支付',
    });
  });

  describe('in an endorsement', () => {
    let policy: Awaited<ReturnType<typeof issuedPolicy>>;
    beforeAll(async () => {
      policy = await issuedPolicy(server, twiceReviewed(server), 5, agent);
    });
    const judged = async (request: EndorsementRequest) => {
      const given = { policyUuid: policy.policyUuid, request };
      return [await agent.send(verifyConservationPersons, given), await agent.send(calcConservationPremium, given)];
    };

    test('a person can not be replaced by the same person', async () => {
      const [original] = await rosterOf(policy);
      const { key: _key, ...person } = original!;
      const [verified] = await judged(requestOfChanges([{ kind: 'replace', original: original!, person }]));

      expect(verified).toMatchObject({
        resCode: resultCodes.problemPersons,
        data: [{ row: 1, code: 'changesNothing', message: '替换前后的人员信息完全相同，无需替换' }],
      });
    });

    test('the data of an insured person must be those of the policy', async () => {
      const [original, other] = await rosterOf(policy);
      for (const reply of await judged(requestOfChanges([remove({ ...original!, name: other!.name })]))) {
        expect(reply).toMatchObject({
          resCode: resultCodes.problemPersons,
          data: [{ code: 'originalDiffers', message: '变更前的人员信息与保单记录不一致，请刷新后重新选择' }],
        });
      }
    });

    test('an added person replaces no person', async () => {
      const request = { policyUuid: policy.policyUuid, request: requestOfChanges([add(1)]) };
      const wire = JSON.parse(requestOf(calcConservationPremium, request).payload ?? '') as { personInfoList: Wire[] };
      wire.personInfoList[0]!['orgInsuredName'] = '安澜';

      expect(await post(calcConservationPremium.path, wire)).toMatchObject({
        resCode: resultCodes.refused,
        info: '增员无需填写变更前的人员信息，请核对保全类型',
      });
    });
  });
});
