import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import { productDocumentAddress, productDocumentKey } from '../../../catalogue/productDocumentFiles.ts';
import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { uploadProductDocument } from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { contentTypeOf } from '../../platform/storage/contentType.ts';
import { writeNewFile } from '../../platform/storage/newFile.ts';
import type { Services } from '../../services/services.ts';
import { productRefused } from './productRefused.ts';
import { refuseUnknown } from './products.ts';

type Needs = Pick<Services, 'catalogue' | 'incomingFolder' | 'objects'>;

/**
 * Stores a document with clauses or a notice of a product. Returns the document's public address.
 * @throws Refusal 900404 when the product doesn't exist, 006004 when the file isn't a complete PDF or runs an action
 * when it is opened
 */
export async function storeDocument(
  services: Needs,
  { tx }: OperatorContext,
  { productId, file }: RequestOf<typeof uploadProductDocument>,
): Promise<Acted<ResponseOf<typeof uploadProductDocument>>> {
  await refuseUnknown(services, tx, productId);
  const id = randomUUID();
  const path = join(services.incomingFolder, id);
  try {
    await writeNewFile(path, Readable.fromWeb(file.stream() as NodeReadableStream), () => undefined);
    if ((await contentTypeOf(path)) !== 'application/pdf') throw productRefused('documentNotPdf');
    const object = { content: createReadStream(path), bytes: file.size, type: 'application/pdf' };
    await services.objects.put(productDocumentKey(id), object);
  } finally {
    await rm(path, { force: true });
  }
  return { subject: `${productId} ${file.name}`, result: { url: productDocumentAddress(id) } };
}
