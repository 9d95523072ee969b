import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { productAreaCodes, startDayLimits } from '../../app/contract/products.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedMaterials } from '../setup/uploadedMaterials.ts';

/** Returns a function that changes the first insured person of a draft. */
const firstPerson =
  (change: Partial<OrderDraft['persons'][number]>) =>
  (draft: OrderDraft): OrderDraft => ({
    ...draft,
    persons: draft.persons.map((person, index) => (index === 0 ? { ...person, ...change } : person)),
  });

/** Returns an id number of the area 110199, which was never assigned. */
const cardOf = (birthday: string, serial: string) => {
  const body = `110199${birthday.replaceAll('-', '')}${serial}`;
  return { idNo: body + idCardCheckDigit(body), birthday };
};
const man = (birthday: string) => ({ ...cardOf(birthday, '017'), sex: 'male' as const });
const woman = (birthday: string) => ({ ...cardOf(birthday, '018'), sex: 'female' as const });

const living =
  (address: Partial<OrderDraft['applicant']['address']>) =>
  (draft: OrderDraft): OrderDraft => ({
    ...draft,
    applicant: { ...draft.applicant, address: { ...draft.applicant.address, ...address } },
  });

const ofNature =
  (groupNature: string) =>
  (draft: OrderDraft): OrderDraft => ({ ...draft, applicant: { ...draft.applicant, groupNature } });

const lanzhou = { provinceCode: 620000, cityCode: 620100, districtCode: 620102 };

/**
 * Rules that only some products have. Each has a draft that breaks the rule, and the expected refusal. Cover starts on
 * 1 December 2026.
 */
const refusals: readonly (readonly [
  what: string,
  productId: string,
  change: (draft: OrderDraft) => OrderDraft,
  resCode: string,
  sentence: string,
])[] = [
  ['an applicant outside the sales areas', '2001', living(lanzhou), resultCodes.refused, '该地区不可投保'],
  ['a declined word of the address', '331', living({ detail: '示例路1号工棚' }), resultCodes.refused, '该地址不予承保'],
  ['a woman of 61', '202', firstPerson(woman('1965-11-20')), resultCodes.problemPersons, '16-60岁'],
  ['a man of 66', '202', firstPerson(man('1960-11-20')), resultCodes.problemPersons, '16-65岁'],
  ['66 on the first day of cover', '204', firstPerson(man('1960-11-25')), resultCodes.problemPersons, '16-65岁'],
  ['66 on the day of the order', '203', firstPerson(man('1960-11-20')), resultCodes.problemPersons, '16-65岁'],
  [
    'a declined occupation',
    '332',
    firstPerson({ occupationCode: '0401005', occupationName: '露天矿挖掘机操作员', occupationClass: '5' }),
    resultCodes.problemPersons,
    '职业',
  ],
  [
    'a document that the product does not take',
    '336',
    firstPerson({ idType: 'drivingLicence', idNo: 'A12345678' }),
    resultCodes.problemPersons,
    '证件类型',
  ],
];

describe('rules that only some products of the catalogue have', () => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  const productOf = (id: string) => {
    const product = server.services.catalogue.productOf(id);
    if (!product) throw new Error(`no product ${id}`);
    return product;
  };
  const submit = (id: string, change: (draft: OrderDraft) => OrderDraft = (draft) => draft) => {
    const product = productOf(id);
    const whole = completeDraft(product, { heads: Math.max(3, product.persons.min) });
    const totalFen = totalOf(product, whole);
    return agent.send(submitOrder, {
      submissionId: crypto.randomUUID(),
      draftId: '',
      draft: change(whole),
      totalFen,
    });
  };
  const accepted = { resCode: resultCodes.success };

  test.each(refusals)('%s is refused (%s)', async (_, productId, change, resCode, sentence) => {
    expect(await submit(productId)).toMatchObject(accepted);
    const reply = await submit(productId, change);
    expect(reply).toMatchObject({ resCode });
    expect(reply.body).toContain(sentence);
  });

  test('a product that counts the age on the day of the order takes who turns 66 before cover starts', async () => {
    expect(await submit('203', firstPerson(man('1960-11-25')))).toMatchObject(accepted);
  });

  test('an applicant of a sales area is accepted, and the areas are returned', async () => {
    const shanghai = { provinceCode: 310000, cityCode: 310100, districtCode: 310101 };
    expect(await submit('2001', living(shanghai))).toMatchObject(accepted);
    expect(await agent.ask(productAreaCodes, { productId: '2001' })).toEqual([
      110000, 120000, 310000, 320000, 330000, 440000,
    ]);
  });

  test.each([
    ['204', '民营企业', '私营企业'],
    ['205', '外商及港澳台投资企业', '股份有限公司'],
  ])('%s takes the natures of its own list', async (productId, taken, unknown) => {
    expect(await submit(productId, ofNature(taken))).toMatchObject(accepted);
    expect(await submit(productId, ofNature(unknown))).toMatchObject({ resCode: resultCodes.refused });
  });
});

describe('days on which no cover starts', () => {
  const springFestival = ['2027-02-05', '2027-02-06', '2027-02-07'];
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    await server.clock.moveBy(Date.parse('2027-01-20T02:00:00Z') - server.clock.now().getTime());
    agent = await server.signIn();
  });
  afterAll(() => server.close());

  test('each year has its own days', async () => {
    expect(await agent.ask(startDayLimits, { year: '2027' })).toMatchObject({ closedDays: springFestival });
    expect(await agent.ask(startDayLimits, { year: '2026' })).toMatchObject({ closedDays: [] });
  });

  test('an order that starts on one is refused with a message, and on the next day it is accepted', async () => {
    const product = server.services.catalogue.productOf('80140');
    if (!product) throw new Error('no product 80140');
    const draft = await withUploadedMaterials(agent, completeDraft(product, { today: '2027-01-20' }));
    const submit = (startDate: string) =>
      agent.send(submitOrder, {
        submissionId: crypto.randomUUID(),
        draftId: '',
        draft: { ...draft, startDate },
        totalFen: totalOf(product, draft),
      });
    const refusal = await submit('2027-02-06');
    expect(refusal).toMatchObject({ resCode: resultCodes.refused });
    expect(refusal.body).toContain('该日期不可起保，请选择其他日期');
    expect(await submit('2027-02-08')).toMatchObject({ resCode: resultCodes.success });
  });
});
