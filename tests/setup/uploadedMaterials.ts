import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { uploadSingleImage } from '../../app/contract/files.ts';
import { fileOf, picture } from '../fixtures/uploads.ts';
import type { TestClient } from './testClient.ts';

/** The draft with a picture that the client uploaded in the place of each material's files. */
export async function withUploadedMaterials(client: Pick<TestClient, 'ask'>, draft: OrderDraft): Promise<OrderDraft> {
  if (!draft.materials) return draft;
  const { url } = await client.ask(uploadSingleImage, { file: fileOf(await picture(), '资料.png') });
  const materials = Object.fromEntries(Object.keys(draft.materials).map((type) => [type, [url]]));
  return { ...draft, materials };
}
