import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { FleetVehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { furtherVehicles } from '@tuanbao/library/samples/subjects';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderApplicationForm, policyDocument } from '../../app/contract/documents.ts';
import { resultCodes } from '../../app/contract/envelope.ts';
import { uploadSingleImage } from '../../app/contract/files.ts';
import { checkMaterials } from '../../app/contract/materials.ts';
import { orderDetail, orderPayUrl, submitOrder } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { saveDraft, savedDraft } from '../../app/contract/savedDrafts.ts';
import { completeDraft, totalOf } from '../fixtures/orderDraft.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { pdfTextOf } from '../setup/pdfText.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';

let server: TestApp;
let agent: TestClient;
let licences: readonly string[];

const uploaded = async (name: string) =>
  (await agent.ask(uploadSingleImage, { file: fileOf(await picture(), name) })).url;

beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
  licences = [await uploaded('一.png'), await uploaded('二.png'), await uploaded('三.png')];
});
afterAll(() => server.close());

/** Returns a draft of the product for trucks, with three vehicles. Each vehicle has a different licence image. */
function fleetDraft(changed: (others: readonly FleetVehicle[]) => readonly FleetVehicle[] = (others) => others) {
  const product = server.services.catalogue.productOf('80231')!;
  const draft = completeDraft(product);
  const others = furtherVehicles(2, { detail: 'truck:from10t', useAttribute: 'commercial', seats: 2 });
  const vehicle = {
    ...draft.vehicle!,
    licenceImages: [licences[0]!],
    others: changed(others.map((each, at) => ({ ...each, licenceImages: [licences[at + 1]!] }))),
  };
  return { product, draft: { ...draft, vehicle } satisfies OrderDraft };
}

const submit = (draft: OrderDraft, totalFen: number) =>
  agent.send(submitOrder, { submissionId: crypto.randomUUID(), draftId: '', draft, totalFen });

test('three vehicles are saved, priced, paid once, and stand in order, materials and documents', async () => {
  const { draft } = fleetDraft();
  const saved = await agent.ask(saveDraft, { id: '', version: 0, draft });
  expect((await agent.ask(savedDraft, { id: saved.id })).draft.vehicle).toEqual(draft.vehicle);

  const { totalFen } = await agent.ask(quoteDraft, draft);
  expect(totalFen).toBe(186_50 + 2 * 656_04); // 2 × 462.00 × 1.42
  const submission = { submissionId: 'fleet', draftId: saved.id, draft, totalFen: totalFen! };
  const { orderSn } = await agent.ask(submitOrder, submission);
  expect((await agent.ask(orderDetail, { orderSn })).vehicle).toEqual(draft.vehicle);

  const form = await pdfTextOf((await agent.ask(orderApplicationForm, { policyUuid: orderSn })).content);
  const { checkMaterialInfos } = await agent.ask(checkMaterials, { policyUuid: orderSn });
  const images = checkMaterialInfos.find(({ type }) => type === 'vehicleLicence');
  expect(images?.fileList.map(({ url }) => url).toSorted()).toEqual(licences.toSorted());

  await server.payAt((await agent.ask(orderPayUrl, { orderSn })).payUrl, 'paid');
  await server.runDueJobs();
  const policy = await pdfTextOf((await agent.ask(policyDocument, { policyUuid: orderSn })).content);
  for (const text of [form, policy]) {
    expect(text).toContain('承保车辆清单（共 3 辆）');
    for (const { licencePlate, frameNo } of [draft.vehicle, ...draft.vehicle.others]) {
      expect(text).toContain(licencePlate);
      expect(text).toContain(frameNo);
    }
  }
});

test('a fleet at the price of one vehicle is refused', async () => {
  const { product, draft } = fleetDraft();
  const alone = totalOf(product, { ...draft, vehicle: { ...draft.vehicle, others: [] } });
  expect((await submit(draft, alone)).resCode).toBe(resultCodes.priceChanged);
});

test('a problem of a further vehicle names the vehicle, and one number is insured once', async () => {
  const { product, draft } = fleetDraft(([second, third]) => [
    { ...second!, frameNo: draftFrame() },
    { ...third!, frameNo: 'X' },
  ]);
  const reply = await submit(draft, totalOf(product, draft));
  expect(reply).toMatchObject({
    resCode: resultCodes.refused,
    info: '第 2 辆车：车架号与第 1 辆车重复；第 3 辆车：车架号须为 17 位字母或数字，不含 I、O、Q',
    data: [
      { code: 'frameNoRepeated', path: 'vehicle.others.0.frameNo' },
      { code: 'frameNoInvalid', path: 'vehicle.others.1.frameNo' },
    ],
  });
});

const draftFrame = () => completeDraft(server.services.catalogue.productOf('80231')!).vehicle!.frameNo;
