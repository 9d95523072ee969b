import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { policyDocument } from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail, submitOrder } from '../../app/contract/orders.ts';
import { productDictionaries } from '../../app/contract/referenceData.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import {
  add,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const base = '/api/conservation';

/** Fictional id number without its check digit. The area 110199 was never assigned. */
const body = '11019919850620302';

describeOnBothDatabases('social security of insured persons', (openDatabase) => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    const product = server.services.catalogue.products.find(({ persons }) => persons.asksSocialSecurity)!;
    policy = await issuedPolicy(server, product, 4, undefined, (draft) => ({
      ...draft,
      persons: draft.persons.map((person, at) => ({ ...person, socialSecurity: at === 0 ? 'without' : 'with' })),
    }));
  });
  afterAll(() => server.close());

  test('it is kept, travels as 0 and 1, and stands in order and policy', async () => {
    const { persons } = await policy.agent.ask(orderDetail, { orderSn: policy.orderSn });
    const reply = await policy.agent.send(orderDetail, { orderSn: policy.orderSn });
    const document = await policy.agent.ask(policyDocument, { policyUuid: policy.policyUuid });
    const text = await pdfTextOf(document.content);

    expect(persons.map(({ socialSecurity }) => socialSecurity)).toEqual(['without', 'with', 'with', 'with']);
    expect(reply.data).toMatchObject({ personInfoList: [{ socialSecurity: '0' }, { socialSecurity: '1' }, {}, {}] });
    expect(text).toContain('无社保');
    expect(text.match(/有社保/g)).toHaveLength(3);
  });

  test('an order whose persons do not state it is refused; the dictionary names the codes', async () => {
    const { agent, product } = policy;
    const complete = completeDraft(product, { heads: 4 });
    const draft = { ...complete, persons: complete.persons.map((person) => ({ ...person, socialSecurity: '' })) };
    const request = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product, draft) };
    const refused = await agent.send(submitOrder, request);
    const dictionaries = await agent.ask(productDictionaries, { productId: product.id });

    expect(refused.resCode).toBe(resultCodes.problemPersons);
    expect(JSON.stringify(refused.data)).toContain('socialSecurity');
    expect(dictionaries.find(({ dictCode }) => dictCode === 'socialSecurity')?.itemList).toEqual([
      { code: '0', name: '无社保' },
      { code: '1', name: '有社保' },
    ]);
  });

  test('a person who joins states it, also in the spelling of the specification', async () => {
    const check = (person: object) =>
      server.app.inject({
        method: 'POST',
        url: `${base}/verifyPersonsInfo`,
        headers: { cookie: policy.agent.cookie },
        payload: {
          policyUuid: policy.policyUuid,
          conservationStartDatetime: '2026-12-01 00:00:00',
          person: [
            {
              conservationType: 100,
              insuredName: '苏丹青',
              insuredIdType: 1,
              insuredIdNo: body + idCardCheckDigit(body),
              insuredSex: 2,
              birthDay: '1985-06-20',
              occupationCode: '0001001',
              occupationType: 1,
              productCombId: 'scheme-1',
              ...person,
            },
          ],
        },
      });
    const codes = [await check({}), await check({ socialSecurity: 2 }), await check({ socialSecurity: 1 })];
    await endorsed(server, policy, requestOfChanges([add(7, { socialSecurity: 'without' })]));

    expect(codes.map((answer) => answer.json<{ resCode: string }>().resCode)).toEqual([
      resultCodes.problemPersons,
      resultCodes.problemPersons,
      resultCodes.success,
    ]);
    expect((await rosterOf(policy)).map(({ socialSecurity }) => socialSecurity)).toEqual([
      'without',
      'with',
      'with',
      'with',
      'without',
    ]);
  });
});
