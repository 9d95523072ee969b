import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { pastPersons, uploadPersonInfo } from '../../app/contract/history.ts';
import { submitOrder } from '../../app/contract/orders.ts';
import { addAgent } from '../../app/server/operations/addAgent.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { operator } from '../setup/operator.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

const mobile = '13812345678';
const hourMs = 60 * 60 * 1000;
/** Today's date on the server. The drafts of the tests assume this date. */
const today = '2026-11-20';

let server: TestApp;
let agent: TestClient;
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  await addAgent(server.services, operator, { mobile, name: '许清和', tier: '4' });
  agent = await server.signIn(mobile);
});
afterAll(() => server.close());

/** Returns a draft whose first person has a passport, this birthday and this sex. */
function draftWith(productId: string, birthday: string, sex: Person['sex']): OrderDraft {
  const product = server.services.catalogue.productOf(productId);
  if (!product) throw new Error(`the catalogue lacks ${productId}`);
  const draft = completeDraft(product, { today });
  const [first, ...others] = draft.persons;
  if (!first) throw new Error('the draft has no persons');
  return { ...draft, persons: [{ ...first, idType: 'passport', idNo: 'E12345678', birthday, sex }, ...others] };
}

const submissionOf = (draft: OrderDraft) => ({
  submissionId: crypto.randomUUID(),
  draftId: '',
  draft,
  totalFen: totalOf(server.services.catalogue.productOf(draft.productId)!, draft),
});

test.each([
  ['1965-11-30', 'female', resultCodes.problemPersons, '被保人年龄不符合承保范围: 16-60岁'],
  ['1965-12-02', 'female', resultCodes.success, ''],
  ['1965-11-30', 'male', resultCodes.success, ''],
  ['1960-11-30', 'male', resultCodes.problemPersons, '被保人年龄不符合承保范围: 16-65岁'],
] as const)(
  '202 takes men to 65 and women to 60 on the first day of cover: %s %s',
  async (birthday, sex, resCode, said) => {
    const reply = await agent.send(submitOrder, submissionOf(draftWith('202', birthday, sex)));
    expect(reply.resCode).toBe(resCode);
    expect(JSON.stringify(reply.data)).toContain(said);
  },
);

test('203 counts the age on the day of the order, also where persons of the order are corrected later', async () => {
  const birthday = '1960-11-21'; // The person is 66 on the day after the order.
  const written = () => submissionOf(draftWith('203', birthday, 'male'));
  const { orderSn } = await agent.ask(submitOrder, written());
  await server.database.updateTable('orders').set({ status: 'materialsRejected' }).where('sn', '=', orderSn).execute();
  await server.clock.moveBy(15 * hourMs);
  expect(server.services.clock.today()).toBe('2026-11-21');
  const later = await server.signIn(mobile); // The first session has expired.

  expect((await later.send(submitOrder, written())).resCode).toBe(resultCodes.problemPersons);
  const [first] = await later.ask(pastPersons, { orderSn });
  if (!first) throw new Error('the order has no persons');
  const persons = [{ ...first, name: '欧阳㛃' }];
  expect(await later.send(uploadPersonInfo, { orderSn, persons })).toMatchObject({ resCode: resultCodes.success });
  expect((await later.ask(pastPersons, { orderSn }))[0]).toMatchObject({ name: '欧阳㛃', birthday });
});
