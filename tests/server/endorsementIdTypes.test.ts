import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkPersons } from '../../app/contract/checks.ts';
import { conservationTemplate } from '../../app/contract/endorsements.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { productDictionaries } from '../../app/contract/referenceData.ts';
import { openWorkbook } from '../../library/src/spreadsheet/openWorkbook.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  add,
  endorsed,
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  productWhere,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const base = '/api/conservation';

/** Returns a fictional id number. The numbers in this file have the area code 310199, which was never assigned. */
const numberOf = (body: string) => body + idCardCheckDigit(body);
const registered = {
  name: '苏青禾',
  idType: 'householdRegister',
  idNo: numberOf('31019919950612404'),
  sex: 'female',
  birthday: '1995-06-12',
};
const born = { name: '苏安澜', idType: 'birthCertificate', idNo: 'U310199006', sex: 'male', birthday: '2001-05-04' };

/** A person who joins, with the field names and codes of the specification. */
const spelled = (insuredIdType: string, insuredIdNo: string) => ({
  conservationType: 100,
  insuredName: '苏青禾',
  insuredIdType,
  insuredIdNo,
  insuredSex: '2',
  birthDay: '1995-06-12',
  occupationCode: '0001001',
  occupationType: '1',
  productCombId: 'scheme-1',
});

describe('id types that only endorsements have', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    const product = productWhere(server, ({ endorsement }) => endorsement.personIdTypes !== undefined);
    policy = await issuedPolicy(server, product);
  });
  afterAll(() => server.close());

  /** Calls the check of persons with the field names of the specification. */
  const checked = (policyUuid: string, person: readonly object[], cookie = policy.agent.cookie) =>
    server.app
      .inject({
        method: 'POST',
        url: `${base}/verifyPersonsInfo`,
        headers: { cookie },
        payload: { policyUuid, conservationStartDatetime: '2026-12-01 00:00:00', person },
      })
      .then((answer) => answer.json<{ resCode: string; data: unknown }>());

  test('a person joins with a household register or a birth certificate', async () => {
    const uuid = await endorsed(server, policy, requestOfChanges([add(1, registered), add(2, born)]));
    const answer = await server.app.inject({
      url: `${base}/orderDetail?conservationUuid=${uuid}`,
      headers: { cookie: policy.agent.cookie },
    });
    const { data } = answer.json<{ data: { personInfoList: { insuredIdType: string }[] } }>();

    expect(data.personInfoList.map(({ insuredIdType }) => insuredIdType)).toEqual(['6', '8']);
    expect((await rosterOf(policy)).slice(-2)).toMatchObject([
      { idType: 'householdRegister', idNo: registered.idNo },
      { idType: 'birthCertificate', idNo: born.idNo },
    ]);
  });

  test.each([
    ['1', numberOf('31019919950612408')],
    ['4', 'H12345679'],
    ['5', '沪字第123456号'],
    ['6', numberOf('31019919950612406')],
    ['7', '12345678-8'],
    ['8', 'U310199008'],
    ['99', 'PERMIT-1'],
  ])('the documented code %s is accepted', async (code, idNo) => {
    expect(await checked(policy.policyUuid, [spelled(code, idNo)])).toMatchObject({ resCode: resultCodes.success });
  });

  test('a product without the list refuses them, and so does a new order', async () => {
    const without = await issuedPolicy(
      server,
      productWhere(server, ({ personIdTypes, endorsement }) => !personIdTypes && !endorsement.personIdTypes),
    );
    const refused = await checked(without.policyUuid, [spelled('6', registered.idNo)], without.agent.cookie);
    const permit = await checked(without.policyUuid, [spelled('4', 'H12345679')], without.agent.cookie);
    const ordered = await policy.agent.send(checkPersons, {
      productId: policy.product.id,
      startDate: '',
      persons: [{ ...newcomer(1, registered), key: 1 }],
    });

    expect(refused.resCode).toBe(resultCodes.problemPersons);
    expect(JSON.stringify(refused.data)).toContain('证件类型');
    expect(permit).toMatchObject({ resCode: resultCodes.success });
    expect(ordered).toMatchObject({ resCode: resultCodes.problemPersons });
  });

  test('the template and the dictionary of the product offer them', async () => {
    const { content } = await policy.agent.ask(conservationTemplate, { policyUuid: policy.policyUuid });
    const [sheet] = await openWorkbook(new Uint8Array(await content.arrayBuffer()));
    const dictionaries = await policy.agent.ask(productDictionaries, { productId: policy.product.id });
    const listed = dictionaries.find(({ dictCode }) => dictCode === 'conservationIdType');

    expect(sheet?.name).toBe('增员');
    expect(listed?.itemList).toEqual(
      expect.arrayContaining([
        { code: '4', name: '港澳通行证' },
        { code: '6', name: '户口簿' },
        { code: '7', name: '组织机构代码证' },
        { code: '8', name: '出生证' },
      ]),
    );
  });
});
