import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { storedFiles, uploadSingleImage } from '../../app/contract/files.ts';
import { checkMaterials, uploadCheckMaterials } from '../../app/contract/materials.ts';
import { orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { savedDraft, saveDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, pdfOf, picture } from '../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

describeOnBothDatabases('papers of an order', (openDatabase) => {
  let server: TestApp;
  let agent: TestClient;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase });
    agent = await server.signIn();
    await habits({ verdict: 'reviewNeeded', issuing: 'issued' });
  });
  afterAll(() => server.close());

  const habits = (payload: object) => server.app.inject({ method: 'POST', url: '/sandbox/insurer/habits', payload });
  const product = () => server.services.catalogue.products[0]!;
  const uploaded = async (name: string, client = agent) =>
    (await client.ask(uploadSingleImage, { file: fileOf(await picture(), name) })).url;
  const submitted = async (draft: OrderDraft) => {
    const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product(), draft) };
    return (await agent.ask(submitOrder, submission)).orderSn;
  };
  const paper = async (policyUuid: string, type: string) =>
    (await agent.ask(checkMaterials, { policyUuid })).checkMaterialInfos.find((one) => one.type === type);
  const withPapers = async (): Promise<OrderDraft> => ({
    ...completeDraft(product()),
    materials: {
      businessLicence: [await uploaded('营业执照.png')],
      stampedRoster: [await uploaded('清单-1.png'), await uploaded('清单-2.png')],
    },
  });
  const decide = (orderSn: string, reason: string, more: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/sandbox/insurer/orders/${orderSn}`,
      payload: { reason, ...more },
      headers: { accept: 'application/json' },
    });
  const sendBack = (orderSn: string, payload: object) => decide(orderSn, 'materialsRejected', payload);

  const productOf = (id: string) => server.services.catalogue.productOf(id)!;
  const submissionOf = (id: string, change: Partial<OrderDraft> = {}) => {
    const draft = { ...completeDraft(productOf(id)), ...change };
    return { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(productOf(id), draft) };
  };
  const paid = async (orderSn: string) => {
    expect((await decide(orderSn, 'accepted')).statusCode).toBe(200);
    await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
    await server.runDueJobs();
    return (await agent.ask(checkMaterials, { policyUuid: orderSn })).status;
  };

  describe('uploaded while an order is written', () => {
    test('are stored in the draft, for all kinds', async () => {
      const [authorisationBook, lastYear, photograph] = [
        await uploaded('1.png'),
        await uploaded('2.png'),
        await uploaded('3.png'),
      ];
      const draft = {
        ...(await withPapers()),
        materials: {
          other: [photograph],
          authorisationBook: [authorisationBook],
          lastYearPolicy: [lastYear, photograph],
          environment: [photograph],
        },
      };
      const { id } = await agent.ask(saveDraft, { id: '', version: 0, draft });

      expect((await agent.ask(savedDraft, { id })).draft).toEqual(draft);
    });

    test('come with the order', async () => {
      const orderSn = await submitted(await withPapers());

      expect((await paper(orderSn, 'businessLicence'))?.fileList).toMatchObject([{ name: '营业执照.png' }]);
      expect((await paper(orderSn, 'stampedRoster'))?.fileList).toMatchObject([
        { name: '清单-1.png' },
        { name: '清单-2.png' },
      ]);
      expect((await paper(orderSn, 'other'))?.fileList).toEqual([]);
    });

    test('make no order if one belongs to another agent', async () => {
      const stranger = await server.signIn();
      const draft = { ...completeDraft(product()), materials: { other: [await uploaded('他人.png', stranger)] } };
      const submission = { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen: totalOf(product(), draft) };

      expect(await agent.send(submitOrder, submission)).toMatchObject({ resCode: resultCodes.refused });
    });
  });

  test('are returned with new links for their addresses, only to their owner', async () => {
    const licence = await uploaded('营业执照.png');
    const { url: form } = await agent.ask(uploadSingleImage, { file: fileOf(await pdfOf(['投保单']), '投保单.pdf') });
    const fileUrlList = [form, 'https://elsewhere.example/a.png', licence];
    const { fileList } = await agent.ask(storedFiles, { fileUrlList });
    const stranger = await server.signIn();

    expect(fileList).toMatchObject([
      { url: form, name: '投保单.pdf', type: 'application/pdf', thumbnailUrl: '' },
      { url: licence, name: '营业执照.png', type: 'image/png', thumbnailUrl: expect.stringContaining('.thumb.webp') },
    ]);
    expect(await stranger.ask(storedFiles, { fileUrlList })).toEqual({ fileList: [] });
  });

  test('can be used for a second order of the same agent, which refers to them, with their origin', async () => {
    const draft = await withPapers();
    const first = await submitted(draft);
    const licence = { businessLicence: draft.materials!.businessLicence! };
    const second = await submitted({ ...draft, materials: licence });
    const fileUrlList = Object.values(draft.materials!).flat();
    const { fileList } = await agent.ask(storedFiles, { fileUrlList });

    expect((await paper(second, 'businessLicence'))?.fileList).toMatchObject([{ url: licence.businessLicence[0] }]);
    expect((await paper(first, 'businessLicence'))?.fileList).toMatchObject([{ url: licence.businessLicence[0] }]);
    expect(fileList.map(({ orderSn }) => orderSn)).toEqual([second, first, first]);
    const { fileList: unsent } = await agent.ask(storedFiles, { fileUrlList: [await uploaded('新.png')] });
    expect(unsent.map(({ orderSn }) => orderSn)).toEqual(['']);
  });

  describe('that the insurer sends back', () => {
    test('are listed with the reason, the others are not', async () => {
      const orderSn = await submitted(await withPapers());
      await sendBack(orderSn, { note: '影印件缺少公章', material: 'stampedRoster' });
      const roster = await paper(orderSn, 'stampedRoster');

      expect(roster?.rejection).toEqual({ reason: '影印件缺少公章', files: roster?.fileList.map(({ url }) => url) });
      expect((await paper(orderSn, 'businessLicence'))?.rejection).toBeUndefined();
    });

    test('are refused as long as they contain the rejected file, then accepted without the others', async () => {
      const orderSn = await submitted(await withPapers());
      await sendBack(orderSn, { note: '照片模糊', material: ['businessLicence'] });
      const send = async (files: readonly string[]) =>
        agent.send(uploadCheckMaterials, {
          policyUuid: orderSn,
          checkMaterialInfos: [{ type: 'businessLicence', fileUrlList: [...files] }],
        });
      const returned = (await paper(orderSn, 'businessLicence'))?.rejection?.files ?? [];
      const better = await uploaded('营业执照-清晰.png');

      expect(await send([...returned, better])).toMatchObject({
        resCode: resultCodes.refused,
        info: '已退回，请重新上传：营业执照（加盖公章）',
      });
      expect((await paper(orderSn, 'businessLicence'))?.fileList).toHaveLength(1);
      expect(await send([better])).toMatchObject({ resCode: resultCodes.success });
      await sendBack(orderSn, { note: '缺少授权书' });
      expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({
        status: 120,
        reason: '缺少授权书',
      });
      expect((await paper(orderSn, 'businessLicence'))?.rejection).toBeUndefined();
      expect((await paper(orderSn, 'stampedRoster'))?.fileList).toHaveLength(2);
    });

    test('or requires are named if they are missing, and none of the others is stored', async () => {
      const orderSn = await submitted(completeDraft(product()));
      await sendBack(orderSn, { note: '请补齐', material: ['businessLicence', 'stampedRoster'] });
      const reply = await agent.send(uploadCheckMaterials, {
        policyUuid: orderSn,
        checkMaterialInfos: [{ type: 'stampedRoster', fileUrlList: [await uploaded('清单.png')] }],
      });

      expect(reply).toMatchObject({ resCode: resultCodes.refused, info: '请上传：营业执照（加盖公章）' });
      const { status, checkMaterialInfos } = await agent.ask(checkMaterials, { policyUuid: orderSn });
      expect(status).toBe(120);
      expect(checkMaterialInfos.flatMap(({ fileList }) => fileList)).toEqual([]);
    });

    test('have to be documents', async () => {
      const orderSn = await submitted(await withPapers());
      expect((await sendBack(orderSn, { material: 'garage' })).statusCode).toBe(400);
      expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({ status: 51 });
    });
  });

  describe('that a product requires', () => {
    test('before the submit is requested with a message, and makes no order', async () => {
      expect(await agent.send(submitOrder, submissionOf('80140', { materials: {} }))).toMatchObject({
        resCode: resultCodes.refused,
        info: '请上传授权书',
        data: [{ path: 'materials.authorisationBook' }],
      });
    });

    test('after the policy is due with it: 201, until the insurer has seen it', async () => {
      const { orderSn } = await agent.ask(submitOrder, submissionOf('338'));
      expect(await paid(orderSn)).toBe(201);
      const due = await agent.ask(checkMaterials, { policyUuid: orderSn });
      expect(due).toMatchObject({ canUpload: true });
      expect(due.checkMaterialInfos.filter(({ isRequired }) => isRequired)).toMatchObject([
        { type: 'stampedForm', demand: 'supplement', fileList: [] },
      ]);
      const stampedForm = { type: 'stampedForm', fileUrlList: [await uploaded('投保单.png')] };
      await agent.ask(uploadCheckMaterials, { policyUuid: orderSn, checkMaterialInfos: [stampedForm] });
      expect((await decide(orderSn, 'materialsAccepted')).statusCode).toBe(200);
      expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({ status: 200, canUpload: false });
    });

    test('after the policy are requested without the words about earlier materials', async () => {
      const orderSn = await submitted(await withPapers());
      await sendBack(orderSn, { note: '照片模糊', material: ['businessLicence'] });
      const better = { type: 'businessLicence', fileUrlList: [await uploaded('营业执照-清晰.png')] };
      await agent.ask(uploadCheckMaterials, { policyUuid: orderSn, checkMaterialInfos: [better] });
      await habits({ issuing: 'materialsDue' });
      expect(await paid(orderSn)).toBe(201);
      await habits({ issuing: 'issued' });
      expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({ reason: '' });

      await sendBack(orderSn, { note: '缺少公章', material: ['stampedRoster'] });
      expect(await agent.ask(checkMaterials, { policyUuid: orderSn })).toMatchObject({ reason: '缺少公章' });
    });

    test('after the policy does not block an order that already has it', async () => {
      const { orderSn } = await agent.ask(
        submitOrder,
        submissionOf('338', { materials: { stampedForm: [await uploaded('投保单.png')] } }),
      );
      expect(await paid(orderSn)).toBe(200);
    });
  });
});
