import { expectThat, type Fields, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { pictureNamed } from './filePart.ts';
import { atDesk, confirm, orderInfo, payAt, type Policy, untilStatus } from './orderPart.ts';
import { needed, type Stage } from './stage.ts';

const details = '/api/order/getPolicyCheckMaterialInfo';
const habits = (stage: Stage, verdict: string, issuing: string) =>
  atDesk(stage, 'insurer/habits', { verdict, issuing });

/**
 * Checks an order for which the insurer waits for materials (status 201), and sends the materials. Then the order must
 * be insured (status 200), or still have the status 201.
 */
async function supplemented(stage: Stage, draft: Fields | undefined, picture: string | undefined): Promise<void> {
  const { book, agent } = stage;
  await book.check('POST /api/order/uploadPolicyCheckMaterialInfo', async () => {
    const orderSn = await confirm(stage, needed('draft', draft));
    await habits(stage, 'accepted', 'materialsDue');
    await payAt(stage, textOf('it', await agent.get('/api/order/orderPayUrl', { orderSn }), 'payUrl'));
    await habits(stage, 'accepted', 'issued');
    const { policyUuid } = await untilStatus(stage, orderSn, 201);
    const query = { policyUuid: typeof policyUuid === 'string' ? policyUuid : orderSn };
    const { checkMaterialInfos } = objectOf('the materials', await agent.get(details, query));
    const types = listOf('checkMaterialInfos', checkMaterialInfos).map((info) => textOf('a material', info, 'type'));
    const fileUrlList = [needed('uploaded picture', picture)];
    await agent.post('/api/order/uploadPolicyCheckMaterialInfo', {
      ...query,
      checkMaterialInfos: types.map((type) => ({ type, fileUrlList })),
    });
    const { status } = await orderInfo(stage, orderSn);
    expectThat([200, 201].includes(Number(status)), `the order stands at ${String(status)} after its materials`);
  });
}

/** Checks an order whose materials were rejected (status 120). The data of a person are corrected and sent. */
async function corrected(stage: Stage, draft: Fields | undefined): Promise<void> {
  const { book, agent } = stage;
  await book.check('POST /api/order/uploadPersonInfo', async () => {
    await habits(stage, 'reviewNeeded', 'issued');
    const orderSn = await confirm(stage, needed('draft', draft));
    await habits(stage, 'accepted', 'issued');
    await atDesk(stage, `insurer/orders/${orderSn}`, { reason: 'materialsRejected', note: '姓名与证件不符' });
    await untilStatus(stage, orderSn, 120);
    const persons = await agent.get('/api/order/getHistoryPolicyPersons', { orderSn });
    const wrong = firstOf('the persons', persons);
    const form = new FormData();
    form.append('orderSn', orderSn);
    form.append('personInfoList', JSON.stringify([{ ...wrong, insuredName: '赵安岚' }]));
    form.append('files', pictureNamed('身份证.png'));
    await agent.upload('/api/order/uploadPersonInfo', form);
  });
}

/** Checks materials and corrections (specification 001 §7). */
export async function materialPart(
  stage: Stage,
  draft: Fields | undefined,
  { policy, picture }: { readonly policy: Policy | undefined; readonly picture: string | undefined },
): Promise<void> {
  await supplemented(stage, draft, picture);
  await corrected(stage, draft);
  await stage.book.check('POST /api/policy/confirmInvoiceImages', async () => {
    const { policyUuid } = needed('policy', policy);
    const fileUrlList = [needed('uploaded picture', picture)];
    await stage.agent.post('/api/policy/confirmInvoiceImages', { policyUuid, fileUrlList });
  });
}
