import { refusedWith } from './envelope.ts';
import { expectFields, expectThat, type Fields, firstOf, objectOf } from './fields.ts';
import { draft, employerProduct, groupCardId, groupName, person, scheme } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

/** A draft for three clerks, which the server has priced, and its persons. */
export interface Quoted {
  readonly order: Fields;
  readonly persons: readonly Fields[];
}

const roster = [person(1), person(2), person(3)];

/** Checks the calls about the applicant. */
async function company({ book, agent }: Stage): Promise<void> {
  await book.check('GET /api/common/checkCompanyInfo', async () => {
    const query = { productId: employerProduct, groupName, groupCardType: '5', groupCardId };
    objectOf('the check', await agent.get('/api/common/checkCompanyInfo', query));
  });
  await book.check('POST /api/saveGroupWaylayRecord', async () => {
    const { name } = objectOf('the product', await agent.get(`/api/insuranceChoose/${employerProduct}`));
    const record = { productId: employerProduct, productName: name, groupName: '被拒保的单位' };
    await agent.post('/api/saveGroupWaylayRecord', record);
  });
}

/** Checks the calls that check persons, and the call that returns the persons' existing covers. */
async function persons({ book, agent }: Stage): Promise<void> {
  const productId = employerProduct;
  await book.check('POST /api/validPersonInfo', () =>
    agent.post('/api/validPersonInfo', { productId, personInfoList: roster }),
  );
  await book.check('000002 with the problem persons', async () => {
    const child = { ...person(4), insuredIdNo: person(4)['insuredIdNo'], birthDay: '2020-01-01' };
    const personInfoList = [person(1), person(1), { ...child, insuredIdType: '2', insuredIdNo: 'E12345678' }];
    const answer = await agent.tryPost('/api/validPersonInfo', { productId, personInfoList });
    refusedWith('validPersonInfo', answer, '000002');
    const words = JSON.stringify(answer.data);
    expectThat(words.includes('被保人重复'), 'a person who comes twice is not told as 被保人重复');
    expectThat(words.includes('被保人年龄不符合承保范围'), 'a child is not told as 被保人年龄不符合承保范围');
  });
  for (const groupOrderType of ['1', '2']) {
    await book.check('POST /api/getPersonRiskInfo', async () => {
      const payload = { personInfoList: roster, productId, groupOrderType };
      objectOf('the covers', await agent.post('/api/getPersonRiskInfo', payload));
    });
  }
}

/** Checks a product that needs an invitation. The sandbox's back office creates the invitation. */
async function invitation({ book, agent, port }: Stage): Promise<void> {
  const productId = '80232';
  await book.check('GET /api/order/checkProductWhiteList', async () => {
    objectOf('the white list', await agent.get('/api/order/checkProductWhiteList', { productId }));
  });
  await book.check('GET /api/order/updateCheckProductWhiteUuid', async () => {
    await port.send(`${port.origin}/sandbox/invitations/${productId}`, { method: 'POST' });
    const desk = await (await port.send(`${port.origin}/sandbox/backOffice`, { method: 'GET' })).text();
    const uuid = /invitation=([\w-]+)/.exec(desk)?.[1] ?? '';
    await agent.get('/api/order/updateCheckProductWhiteUuid', { productId, uuid });
  });
}

/**
 * Returns the first price of the product; undefined if the call fails. The draft later uses the plan and factors of
 * this price.
 */
async function firstPrice({ book, agent }: Stage): Promise<Fields | undefined> {
  const path = '/api/order/initCalPremium';
  return book.check(`GET ${path}`, async () =>
    expectFields('the first price', await agent.get(path, { productId: employerProduct }), { scheme: 'object' }),
  );
}

/** Fields of a price, in addition to its amount (specification 000 §3, state of a quote). */
const quoteFields = {
  durationInfoBean: 'object',
  clausePremium: 'any',
  premiumRateList: 'list',
  rules: 'any',
  minRoleNum: 'number',
  groupJobInfo: 'any',
} as const;

/**
 * Checks prices, and the checks of persons (specification 001 §7). Returns the priced draft; undefined if the server
 * refuses it. @param start first day of cover
 */
export async function quotePart(stage: Stage, start: string): Promise<Quoted | undefined> {
  const { book, agent } = stage;
  await company(stage);
  await persons(stage);
  await invitation(stage);
  const first = await firstPrice(stage);
  const priced = await book.check('POST /api/order/calPremium', async () => {
    const { scheme: answered, duration, durationUnit } = needed('first price', first);
    const answeredScheme = objectOf('the scheme', answered);
    const productCombId = answeredScheme['schemeId'] ?? '1';
    const order = draft({
      productId: employerProduct,
      validStartDate: start,
      duration,
      durationUnit,
      schemes: [scheme(answeredScheme, roster.length)],
      personInfoList: roster.map((insured) => ({ ...insured, productCombId })),
    });
    const price = objectOf('the price', await agent.post('/api/order/calPremium', order));
    return { order, price };
  });
  await book.check('applyQuantity is 1 by default', async () => {
    const { order, price } = needed('price', priced);
    const { applyQuantity: _one, ...without } = order;
    const same = await agent.post('/api/order/calPremium', without);
    expectThat(JSON.stringify(same) === JSON.stringify(price), 'a draft without applyQuantity has another price');
  });
  await book.check('fields of the quote', async () => {
    const { price } = needed('price', priced);
    expectFields('the price', price, quoteFields);
    const { premiumRateList, clauses } = price;
    expectFields('a premium rate', firstOf('premiumRateList', premiumRateList), {
      planCode: 'text',
      premiumRate: 'code',
    });
    const clause = { clauseCode: 'text', insuredSet: 'any', insuredUnit: 'any', nameStr: 'text' } as const;
    expectFields('a clause', firstOf('clauses', clauses ?? price['plans']), clause);
  });
  return priced && { order: priced.order, persons: roster };
}
