import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import type { TestClient } from './testClient.ts';

const uploadedBy = async (client: Pick<TestClient, 'ask'>): Promise<string> =>
  (await client.ask(uploadSingleImage, { file: fileOf(await picture(), '资料.png') })).url;

const withMaterials = (draft: OrderDraft, files: readonly string[]): OrderDraft =>
  draft.materials
    ? { ...draft, materials: Object.fromEntries(Object.keys(draft.materials).map((type) => [type, files])) }
    : draft;

/** Returns the draft in which all files are replaced. */
export const withFiles = (draft: OrderDraft, files: readonly string[]): OrderDraft => ({
  ...withMaterials(draft, files),
  ...(draft.construction && { construction: { ...draft.construction, materialImages: files } }),
  ...(draft.swimmingPool && { swimmingPool: { ...draft.swimmingPool, images: files } }),
  ...(draft.vehicle && {
    vehicle: {
      ...draft.vehicle,
      licenceImages: files,
      others: (draft.vehicle.others ?? []).map((further) => ({ ...further, licenceImages: files })),
    },
  }),
});

/**
 * Uploads a picture as the client. Returns the draft in which the files of all materials are replaced by this picture.
 */
export const withUploadedMaterials = async (client: Pick<TestClient, 'ask'>, draft: OrderDraft): Promise<OrderDraft> =>
  draft.materials ? withMaterials(draft, [await uploadedBy(client)]) : draft;

/** Uploads a picture as the client. Returns the draft in which all files are replaced by this picture. */
export const withUploadedFiles = async (client: Pick<TestClient, 'ask'>, draft: OrderDraft): Promise<OrderDraft> =>
  withFiles(draft, [await uploadedBy(client)]);
