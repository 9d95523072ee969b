import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '../../app/contract/call.ts';
import { submitEndorsement } from '../../app/contract/endorsementOwnCalls.ts';
import * as calls from '../../app/contract/endorsements.ts';
import { localeHeader, resultCodes } from '../../app/contract/envelope.ts';
import {
  add,
  coverStart,
  type EndorsedPolicyFixture,
  issuedPolicy,
  newcomer,
  productWhere,
  remove,
  replace,
  requestOfChanges,
  rosterOf,
  startWithPolicy,
  submissionOf,
} from '../setup/endorsedPolicy.ts';
import type { TestApp } from '../setup/testApp.ts';
import { answerOf } from '../setup/testClient.ts';

describe('the calls of endorsements', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let strict: EndorsedPolicyFixture;
  beforeAll(async () => {
    ({ server, policy } = await startWithPolicy());
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

  const answered = <Request, Response>(call: Call<Request, Response>, request: Request) =>
    answerOf(policy.agent, call, request);

  test('canApplyConservation: yes, without a message', async () => {
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

  test('canApplyConservation: no, with a message, when the policy is surrendered or expired', async () => {
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

  test('config: the product’s rule, and none for a product that is never endorsed', async () => {
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

  test('calcPremium refuses a request whose data of the insured person differ from the policy', async () => {
    const [one] = await rosterOf(policy);
    const request = requestOfChanges([remove({ ...one!, occupationCode: '', occupationClass: '4' })]);
    const forged = await policy.agent.send(calls.calcConservationPremium, { policyUuid: policy.policyUuid, request });

    expect(forged).toMatchObject({ resCode: resultCodes.problemPersons, data: [{ code: 'originalDiffers' }] });
  });

  test('initThirdPremium: the price of occupations from a day on; refused without a price', async () => {
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

  test('verifyPersonsInfo: no problems; or the problem persons, with row and message', async () => {
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
        expect.objectContaining({ row: 3, code: 'notInsured', message: '该人员不在保单中' }),
        expect.objectContaining({ row: 4, field: 'birthday', code: 'E_AGE' }),
      ]),
    );
  });

  test('canApplyConservationJobCode: the class of an occupation, or the reason of its refusal', async () => {
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
      msg: '职业不在本产品的职业表中，请重新选择',
    });
    expect(
      (await policy.agent.send(calls.canApplyConservationJobCode, { ...asked, productId: strict.product.id })).resCode,
    ).toBe(resultCodes.notFound);
  });

  test('riskLimitConservation: the rest, and a message when nothing is left', async () => {
    const { policyUuid, agent } = strict;
    const removal = await agent.ask(calls.riskLimitConservation, { policyUuid, operationType: '10' });

    expect(removal).toEqual({ canFlag: true, msg: '', personCount: 10, limitCount: 3, usedCount: 0, leftCount: 3 });
    const few = await issuedPolicy(server, strict.product, 3, agent);
    expect(
      await agent.ask(calls.riskLimitConservation, { policyUuid: few.policyUuid, operationType: '10' }),
    ).toMatchObject({ canFlag: false, leftCount: 0, msg: '变更后投保人数不得少于 3 人，现为 2 人' });
    const { data } = await agent.send(
      calls.riskLimitConservation,
      { policyUuid: few.policyUuid, operationType: '10' },
      { [localeHeader]: 'en-US' },
    );
    expect(data).toMatchObject({ msg: 'At least 3 persons must remain insured, there would be 2' });
  });

  test('a removed person can not join again if the product refuses it', async () => {
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
