import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Envelope, resultCodes } from '../../app/contract/envelope.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { type EndorsedPolicyFixture, issuedPolicy, rosterOf, twiceReviewed } from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

type Fields = Record<string, unknown>;

/** A person in the specification's spelling, with codes as numbers and the second spelling of the birthday. */
const newcomer = {
  insuredName: '周博文',
  insuredIdType: 1,
  insuredIdNo: '110199199108150028',
  insuredSex: 2,
  birthday: '1991-08-15',
  occupationCode: '0001001',
  occupationType: 1,
  occupationDesc: '公务员、职员（内勤）',
};

const address = { provinceCode: '110000', cityCode: '110100', districtCode: '110101', detailAddress: '示例路1号' };

/** The specification's draft (000 §3), nothing of it added by us. */
const draft = {
  productId: '80140',
  applyQuantity: 1,
  validStartDate: '2026-12-01',
  duration: 1,
  durationUnit: 'year',
  groupName: '远山精密机械有限公司',
  legalPersonName: '安澜',
  groupCardType: 5,
  groupCardId: '91110199MA0TEXT991',
  planCode: '80140A',
  schemes: [
    {
      deductible: 'D100',
      disabledRate: 'T1',
      professions: [
        { jobCode: '0001001', jobDesc: '公务员、职员（内勤）', jobType: '100000', personsInfo: [newcomer] },
      ],
    },
  ],
  groupApplicant: { groupContact: '安澜', contactCall: '13800138000', groupEmail: 'contact@example.com' },
};

describe('the payloads of the specification, word for word', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    policy = await issuedPolicy(server, twiceReviewed(server), 5);
  });
  afterAll(() => server.close());

  const headers = () => ({ cookie: policy.agent.cookie });
  const post = async (url: string, payload: Fields = {}): Promise<Envelope<Fields>> =>
    (await server.app.inject({ method: 'POST', url, payload, headers: headers() })).json();
  const get = async (url: string, query: Record<string, string> = {}): Promise<Envelope<Fields>> =>
    (await server.app.inject({ url: `${url}?${new URLSearchParams(query)}`, headers: headers() })).json();
  const success = { resCode: resultCodes.success, code: 200, info: '' };

  test.each([
    ['/api/orderQueryForPc', { pageIndex: 1, pageSize: 4, filterStr: '' }],
    ['/api/orderQueryForPc', {}],
    ['/api/tmpOrder/queryTmpOrderByCondition', { pageIndex: '1', pageSize: '4', filterStr: '' }],
    ['/api/conservation/queryConservationPolicyList', {}],
  ])('POST %s with %o answers with its page', async (url, payload) => {
    expect(await post(url, payload)).toMatchObject({
      ...success,
      data: { pageIndex: 1, pageSize: 4, filterStr: '', total: expect.any(Number), list: expect.any(Array) },
    });
  });

  test.each([
    ['/api/conservation/queryConservationStatusNum', {}],
    ['/api/main/queryInsuranceTypeList', {}],
    ['/api/saveGroupWaylayRecord', { productId: '80140', productName: '', groupName: '拒保集团' }],
    ['/api/validPersonInfo', { productId: '80140', personInfoList: [newcomer] }],
    ['/api/getPersonRiskInfo', { productId: '80140', personInfoList: [newcomer], groupOrderType: 2 }],
    ['/api/order/calPremium', draft],
    ['/api/order/calPremium', { orderInfo: draft }],
    ['/api/tmpOrder/submitTmpOrder', draft],
    ['/api/tmpOrder/submitTmpOrder', { orderInfo: { productId: '80140' } }],
    ['/api/tmpOrder/submitOfflineTempOrder', draft],
  ])('POST %s is taken', async (url, payload) => {
    expect(await post(url, payload)).toMatchObject(success);
  });

  test.each(['/api/quoted/getProductList', '/api/quoted/getAllCompany', '/api/tmpOrder/queryTmpOrderList'])(
    'GET %s asks for nothing',
    async (url) => {
      expect(await get(url)).toMatchObject(success);
    },
  );

  test('a company is judged by its name alone', async () => {
    expect(await get('/api/common/checkCompanyInfo', { groupName: '远山精密机械有限公司' })).toMatchObject({
      ...success,
      data: { isValid: true },
    });
  });

  test('a draft is kept with everything it names, and read again in every spelling', async () => {
    const { data } = await post('/api/tmpOrder/submitTmpOrder', {
      ...draft,
      groupApplicant: { residentAddress: address },
    });
    const answer = await get(`/api/tmpOrder/getTmpOrderInfo/${String(data['id'])}`);

    expect(answer.data['orderInfo']).toMatchObject({
      productVersion: server.services.catalogue.productOf('80140')!.version,
      insurePeriod: 12,
      groupName: '远山精密机械有限公司',
      groupCardType: '5',
      planCode: '80140A',
      discountList: [{ minN: 1, maxN: 49, dicount: '1' }, {}, {}, { maxN: null }],
      premiumRateList: [{ planCode: '80140A' }],
      schemes: [
        {
          schemeName: '保障计划一',
          freeOdds: '1',
          planCodes: ['80140A'],
          factorRate: { deductibleRate: '1' },
          professions: [
            {
              code: '0001001',
              jobCode: '0001001',
              val: 1,
              jobType: '100000',
              num: 1,
              personsInfo: [{ key: 1, insuredName: '周博文' }],
            },
          ],
        },
      ],
      personInfoList: [{ key: 1, birthDay: '1991-08-15', birthday: '1991-08-15', insuredSex: '2' }],
      groupApplicant: {
        groupCardId: '91110199MA0TEXT991',
        residentAddress: { provinceCode: 110_000, provinceName: '北京市', districtName: '东城区' },
        archiveInfo: { imgStatus: '0' },
      },
    });
  });

  test('an order is known by its number, its uuid and its policy, and says them', async () => {
    const { policyUuid, orderSn } = policy;
    const names: Record<string, string>[] = [
      { orderSn },
      { orderUuid: policyUuid },
      { policyUuid },
      { orderSn, policyUuid },
    ];
    for (const query of names) {
      expect(await get('/api/order/orderinfo', query)).toMatchObject({
        ...success,
        data: { orderSn, policyUuid, orderUuid: policyUuid },
      });
    }
    expect(await get('/api/order/orderinfo')).toMatchObject({ resCode: resultCodes.notFound });
  });

  test('policies are mailed by the address alone, in the query as in the body', async () => {
    const emailAddress = 'contact@example.com';

    const byQuery = await post(`/api/order/sendBatchElectronicPolicy?emailAddress=${emailAddress}`);
    expect(byQuery).toMatchObject({ ...success, data: { mailNum: 1 } });
    expect(await post('/api/order/sendBatchElectronicPolicy', { emailAddress })).toMatchObject({
      data: { mailNum: 1 },
    });
  });

  test.each([
    ['100 add', 100],
    ['10 remove', 10],
    ['1 replace', 1],
  ])('persons of the type %s are verified, one alone or several', async (_, conservationType) => {
    const [insured] = await rosterOf(policy);
    const org = { orgInsuredName: insured!.name, orgInsuredIdType: 1, orgInsuredIdNo: insured!.idNo };
    const person = {
      conservationType,
      ...(conservationType === 100 ? {} : org),
      ...(conservationType === 10 ? {} : newcomer),
    };
    const start = { policyUuid: policy.policyUuid, conservationStartDatetime: '2027-01-01' };

    for (const persons of [person, [person]])
      expect(await post('/api/conservation/verifyPersonsInfo', { ...start, person: persons })).toMatchObject(success);
    const { conservationType: _kind, ...untyped } = person;
    expect(await post('/api/conservation/verifyPersonsInfo', { ...start, person: untyped })).toMatchObject(success);
    expect(await post('/api/conservation/calcPremium', { ...start, personInfoList: [person] })).toMatchObject(success);
  });

  test('the first premium and the occupation of an endorsement need no scheme where there is one', async () => {
    const job = { jobCode: '0001001', jobType: '100000', jobDesc: '公务员、职员（内勤）' };
    const updatedPersonOccuInfo = [{ occupationCode: '0001001', occupationType: 1 }];

    expect(
      await post('/api/conservation/initThirdPremium', {
        policyUuid: policy.policyUuid,
        conservationStartDateTime: '2027-01-01 00:00:00',
        updatedPersonOccuInfo,
      }),
    ).toMatchObject(success);
    expect(
      await post('/api/conservation/canApplyConservationJobCode', {
        policyUuid: policy.policyUuid,
        conservationJobDTO: job,
      }),
    ).toMatchObject({ ...success, data: { canFlag: true, jobType: '1' } });
  });

  test('an invoice is applied for with the fields of the specification alone', async () => {
    const known = await get('/api/invoice/getInvoiceInfo', { policyUuid: policy.policyUuid, orderType: '1' });
    expect(known).toMatchObject({
      ...success,
      data: { middleStatus: 200, invoiceInfoBean: { taxpaerType: '1' }, invoiceExpressBean: { expressNO: '' } },
    });
    const amount = Number(known.data['totalPremium']);
    const application = {
      invoiceInfoBean: {
        amount,
        taxpaerType: 1,
        taxId: '91110199MA0TEXT991',
        title: '远山精密机械有限公司',
        orderType: 1,
      },
      invoiceReceiveBean: { receiveEmail: 'contact@example.com', receiveMobile: 13_800_138_000, receiveName: '安澜' },
      invoiceType: '1',
      policyType: '1',
      policyUuid: policy.policyUuid,
      id: '',
      orderType: 1,
    };
    const { resCode } = await post('/api/invoice/saveInvoiceInfo', application);

    expect(resCode).not.toBe(resultCodes.badRequest);
  });

  test('the session says who it is under every name', async () => {
    const { data } = await post('/api/user/getUserInfo');

    expect(data).toMatchObject({ loginStatus: true, showLogin: false, goPageAfterLogin: '', isUserA: true });
    expect([data['id'], data['uuid'], data['name']]).toEqual([data['userId'], data['userUuid'], data['userName']]);
  });

  test('an arrival from the app without a ticket is refused in words', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/group/autoLogin',
      payload: 'uuid=00000000-0000-4000-8000-000000000001&source=app',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(answer.json()).toMatchObject({
      resCode: resultCodes.refused,
      info: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  test('an order is made at the price of the server, and once', async () => {
    const { payload } = await import('../setup/requestOf.ts').then(({ requestOf }) =>
      Promise.all([import('../../app/contract/premium.ts'), import('../fixtures/orderDraft.ts')]).then(
        ([{ quoteDraft }, { completeDraft }]) => requestOf(quoteDraft, completeDraft(policy.product)),
      ),
    );
    const orderInfo = JSON.parse(payload ?? '') as Fields;
    const first = await post('/api/order/confirmOrder', { orderInfo });

    expect(first).toMatchObject(success);
    expect(await post('/api/order/confirmOrder', orderInfo)).toMatchObject({ data: first.data });
  });
});
