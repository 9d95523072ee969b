import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { expect, test } from 'vitest';

import {
  acceptMaterials,
  materialsCheck,
  openMaterials,
  returnMaterials,
} from '../../../app/contract/desk/work/decisions.ts';
import { deskOrder } from '../../../app/contract/desk/work/orders.ts';
import { materialsToCheck } from '../../../app/contract/desk/work/waiting.ts';
import { conservationDetail, conservationPayUrl } from '../../../app/contract/endorsementLists.ts';
import { sendEndorsementMaterials } from '../../../app/contract/endorsementOwnCalls.ts';
import { resultCodes } from '../../../app/contract/envelope.ts';
import { checkMaterials, uploadCheckMaterials } from '../../../app/contract/materials.ts';
import { orderDetail, orderPayUrl } from '../../../app/contract/orders.ts';
import { addVersion } from '../../../app/server/products/repository.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import {
  add,
  issuedPolicy,
  materialsOf,
  requestOfChanges,
  submitted,
  twiceReviewed,
} from '../../setup/endorsedPolicy.ts';
import { recordsOf } from '../../setup/operatorRecords.ts';
import { submittedOrder } from '../../setup/submittedOrder.ts';
import { workDesk } from '../../setup/workDesk.ts';

const reason = '按核保要求审核资料';
const settled = '资料已审核，或业务员已重新提交，请刷新页面';

describeOnBothDatabases('materials at the desk', (openDatabase) => {
  const desk = workDesk(openDatabase, ['support', 'underwriting']);

  async function reviewed() {
    const materials = {
      businessLicence: [await desk.uploaded('营业执照.png')],
      stampedRoster: [await desk.uploaded('清单.png')],
    };
    return { kind: 'order', id: await desk.reviewedOrder(materials) } as const;
  }
  const resend = async (orderSn: string) =>
    desk.agent.ask(uploadCheckMaterials, {
      policyUuid: orderSn,
      checkMaterialInfos: [{ type: 'businessLicence', fileUrlList: [await desk.uploaded('新营业执照.png')] }],
    });

  test('are opened for a recorded reason; without one the database shows no file', async () => {
    const key = await reviewed();
    const shown = await desk.as('support').ask(materialsCheck, key);
    expect(shown).toMatchObject({ canAccept: true, canReturn: true, state: 'pendingReview' });
    expect(shown.materials.find(({ type }) => type === 'businessLicence')).toMatchObject({ count: 1, rejection: '' });
    expect(JSON.stringify(shown)).not.toContain('营业执照.png');

    expect((await desk.as('support').send(openMaterials, { ...key, reason: '' })).resCode).toBe(resultCodes.badRequest);
    const opened = await desk.as('support').ask(openMaterials, { ...key, reason });
    expect(opened.materials.map(({ type, files }) => [type, files.map(({ name }) => name)])).toEqual([
      ['businessLicence', ['营业执照.png']],
      ['stampedRoster', ['清单.png']],
    ]);
    const { pathname, search } = new URL(opened.materials[0]!.files[0]!.readUrl);
    expect((await desk.server.app.inject(pathname + search)).statusCode).toBe(200);
    expect((await recordsOf(desk.server, desk.as('support'))).at(-1)).toEqual({
      action: 'work/materials/:kind/:id/open',
      subject: `order ${key.id}`,
      reason,
    });
  });

  test('are returned with words per material, which the agent sees, and are accepted when they come again', async () => {
    const key = await reviewed();
    const { version } = await desk.as('support').ask(materialsCheck, key);
    const materials = [{ type: 'businessLicence', words: '营业执照已过期' }];
    await desk.as('support').ask(returnMaterials, { ...key, version, materials, reason });

    const atAgent = await desk.agent.ask(checkMaterials, { policyUuid: key.id });
    expect(atAgent).toMatchObject({ status: 120, canUpload: true, reason: '营业执照已过期' });
    expect(atAgent.checkMaterialInfos.find(({ type }) => type === 'businessLicence')).toMatchObject({
      rejection: { reason: '营业执照已过期' },
    });
    expect((await desk.as('support').ask(materialsToCheck, {})).list.map(({ id }) => id)).not.toContain(key.id);
    expect((await recordsOf(desk.server, desk.as('support'))).at(-1)).toMatchObject({
      action: 'work/materials/:kind/:id/return',
    });
    const { events } = await desk.as('support').ask(deskOrder, { orderSn: key.id });
    expect(events.at(-1)).toMatchObject({ by: 'operator', to: 'materialsRejected', note: '营业执照已过期' });

    await resend(key.id);
    const again = await desk.as('underwriting').ask(materialsCheck, key);
    await desk.as('underwriting').ask(acceptMaterials, { ...key, version: again.version, reason });
    expect((await desk.agent.ask(orderDetail, { orderSn: key.id })).status).toBe('awaitingPayment');
    expect((await recordsOf(desk.server, desk.as('underwriting'))).at(-1)).toMatchObject({
      action: 'work/materials/:kind/:id/accept',
    });
  });

  test('are decided once: the second operator is refused, also when the agent has sent others meanwhile', async () => {
    const key = await reviewed();
    const { version } = await desk.as('support').ask(materialsCheck, key);
    const materials = [{ type: 'businessLicence', words: '不清晰' }];
    await desk.as('support').ask(returnMaterials, { ...key, version, materials, reason });
    expect((await desk.as('underwriting').send(acceptMaterials, { ...key, version, reason })).info).toBe(settled);
    await resend(key.id);
    expect((await desk.as('underwriting').send(acceptMaterials, { ...key, version, reason })).info).toBe(settled);
    expect((await desk.agent.ask(orderDetail, { orderSn: key.id })).status).toBe('pendingReview');
  });

  test('of another product, unknown ones, and a return without words are refused and change nothing', async () => {
    const key = await reviewed();
    const { version } = await desk.as('support').ask(materialsCheck, key);
    const back = (materials: { type: string; words: string }[]) =>
      desk.as('support').send(returnMaterials, { ...key, version, materials, reason });
    expect((await back([{ type: 'nothing', words: '不清晰' }])).info).toBe('该产品没有这项资料，请刷新页面');
    expect((await back([{ type: 'businessLicence', words: '' }])).resCode).toBe(resultCodes.badRequest);
    expect((await back([])).resCode).toBe(resultCodes.badRequest);
    expect((await desk.as('support').send(materialsCheck, { kind: 'order', id: 'TB0' })).resCode).toBe(
      resultCodes.notFound,
    );
    expect((await desk.as('support').send(materialsCheck, { kind: 'endorsement', id: 'x' })).resCode).toBe(
      resultCodes.notFound,
    );
    expect((await desk.agent.ask(orderDetail, { orderSn: key.id })).status).toBe('pendingReview');
  });

  test('that are due after the policy wait once the agent has sent them, and complete the order', async () => {
    await desk.habits({ verdict: 'accepted', issuing: 'materialsDue' });
    const { orderSn } = await submittedOrder(desk.server, desk.agent);
    await desk.server.payAt((await desk.agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await desk.server.runDueJobs();
    const waits = async () =>
      (await desk.as('support').ask(materialsToCheck, {})).list.find(({ id }) => id === orderSn);
    expect(await waits()).toBeUndefined();
    await desk.server.clock.moveBy(3_600_000);
    await resend(orderSn);
    expect(await waits()).toMatchObject({ state: 'insuredMaterialsDue', since: desk.server.clock.now().toISOString() });

    const key = { kind: 'order', id: orderSn } as const;
    const { version } = await desk.as('support').ask(materialsCheck, key);
    await desk.as('support').ask(acceptMaterials, { ...key, version, reason });
    expect((await desk.agent.ask(orderDetail, { orderSn })).status).toBe('insured');
  });

  test('of an endorsement pass the first of two reviews, or are returned with words that the agent sees', async () => {
    const policy = await issuedPolicy(desk.server, twiceReviewed(desk.server), 10, desk.agent);
    const uuid = await submitted(policy, requestOfChanges([add(1)]));
    await desk.agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(desk.agent) });
    await desk.server.payAt((await desk.agent.ask(conservationPayUrl, { conservationUuid: uuid })).payUrl, 'paid');
    await desk.server.runDueJobs();
    const key = { kind: 'endorsement', id: uuid } as const;
    const opened = await desk.as('support').ask(openMaterials, { ...key, reason });
    expect(opened.materials).toMatchObject([{ type: 'application', files: [{ name: '保全申请书.png' }] }]);

    const materials = [{ type: 'application', words: '未盖公章' }];
    await desk.as('support').ask(returnMaterials, { ...key, version: opened.version, materials, reason });
    const rejected = await desk.agent.ask(conservationDetail, { conservationUuid: uuid });
    expect(rejected).toMatchObject({ state: 'rejected' });
    expect(JSON.stringify(rejected)).toContain('未盖公章');

    await desk.agent.ask(sendEndorsementMaterials, { uuid, materials: await materialsOf(desk.agent) });
    await desk.server.runDueJobs();
    const { version, canAccept } = await desk.as('support').ask(materialsCheck, key);
    expect(canAccept).toBe(true);
    await desk.as('support').ask(acceptMaterials, { ...key, version, reason });
    expect((await desk.agent.ask(conservationDetail, { conservationUuid: uuid })).state).toBe('finalReview');
  });

  test('are those of the version that was sold, although a later one asks for others', async () => {
    const { services, database, clock } = desk.server;
    const publish = async (productId: string) => {
      const before = services.catalogue.contentOf(productId) as unknown as ProductDefinition;
      const features = { ...before.features, mailStampedForm: !before.features.mailStampedForm };
      const content = { ...before, features, endorsement: { ...before.endorsement, materials: [] } };
      const entry = { productId, version: 2, startsOn: clock.today(), content, at: clock.now(), by: 'tests' };
      expect(await database.transaction().execute((tx) => addVersion(tx, entry))).toBe(true);
    };
    const typesOf = async (key: { kind: 'order' | 'endorsement'; id: string }) =>
      (await desk.as('support').ask(materialsCheck, key)).materials.map(({ type }) => type);
    const order = await reviewed();
    const product = twiceReviewed(desk.server);
    const policy = await issuedPolicy(desk.server, product, 10, desk.agent);
    const endorsement = { kind: 'endorsement', id: await submitted(policy, requestOfChanges([add(2)])) } as const;
    const before = { order: await typesOf(order), endorsement: await typesOf(endorsement) };
    expect(before.endorsement).toContain('application');

    for (const id of new Set([services.catalogue.products[0]!.id, product.id])) await publish(id);
    await services.offer.refresh();
    expect({ order: await typesOf(order), endorsement: await typesOf(endorsement) }).toEqual(before);
  });
});
