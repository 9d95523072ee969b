import { refusedWith } from './envelope.ts';
import { expectThat, type Fields, objectOf } from './fields.ts';
import type { Policy } from './orderPart.ts';
import { employerProduct, person } from './payloads.ts';
import { needed, type Stage } from './stage.ts';

/** Checks the rules for all calls (specification 001 §7, §8). */
export async function envelopePart(stage: Stage, policy: Policy | undefined, order: Fields | undefined): Promise<void> {
  const { book, agent } = stage;
  await book.check('the envelope has data, resCode, code and info', async () => {
    const answer = await agent.tryGet('/api/main/getAllCompany');
    expectThat(
      answer.resCode === '000001' || answer.code === 200,
      `a success has ${answer.resCode} and ${answer.code}`,
    );
  });
  await book.check('006004 with words in info', async () => {
    const { orderSn } = needed('policy', policy);
    refusedWith('orderPayUrl of a paid order', await agent.tryGet('/api/order/orderPayUrl', { orderSn }), '006004');
  });
  await book.check('body codes 400 and 401 are no success', async () => {
    const malformed = await agent.tryPost('/api/orderQueryForPc', { pageIndex: 'x' });
    expectThat(malformed.code === 400 && malformed.info !== '', `malformed: ${malformed.code} “${malformed.info}”`);
  });
  await book.check('unknown fields are ignored', async () => {
    const stranger = { strangerField: 'x', another: { deep: [1] } };
    await agent.post('/api/orderQueryForPc', { pageIndex: 1, pageSize: 4, filterStr: '', ...stranger });
    await agent.post('/api/validPersonInfo', {
      productId: employerProduct,
      personInfoList: [{ ...person(1), ...stranger }],
      ...stranger,
    });
    const given = needed('priced draft', order);
    const saved = await agent.post('/api/tmpOrder/submitTmpOrder', {
      orderInfo: { ...given, ...stranger },
      ...stranger,
    });
    objectOf('the saved draft', saved);
    await agent.get('/api/main/getAllCompany', { strangerField: 'x' });
  });
  await book.check('what contradicts is refused', async () => {
    const contradicting = { ...needed('priced draft', order), validEndDate: '2020-01-01' };
    const answer = await agent.tryPost('/api/order/calPremium', contradicting);
    expectThat(answer.code !== 200 && answer.info !== '', 'an end before the start is priced');
  });
}
