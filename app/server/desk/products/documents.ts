import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { productDocumentAddress, productDocumentKey } from '../../../catalogue/productDocumentFiles.ts';
import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import { mostDocumentBytes } from '../../../contract/desk/products/products.schema.ts';
import type { uploadProductDocument } from '../../../contract/desk/products/products.ts';
import type { Acted } from '../../operators/deskRoutes.ts';
import { contentTypeOf } from '../../platform/storage/contentType.ts';
import type { Services } from '../../services/services.ts';
import { productRefused } from './productRefused.ts';
import { productWithId } from './products.ts';

type Needs = Pick<Services, 'catalogue' | 'incomingFolder' | 'objects'>;

/** True when the bytes are a complete PDF that does nothing when it is opened. */
async function isHarmlessPdf(incomingFolder: string, id: string, bytes: Buffer): Promise<boolean> {
  const path = join(incomingFolder, id);
  await mkdir(incomingFolder, { recursive: true });
  try {
    await writeFile(path, bytes);
    return (await contentTypeOf(path)) === 'application/pdf';
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Stores clauses or a notice of a product. Returns the public address of the document.
 * @throws Refusal 900404 when there is no such product, 006004 when the content is too large or isn't a harmless PDF
 */
export async function storeDocument(
  services: Needs,
  { productId, name, content }: RequestOf<typeof uploadProductDocument>,
): Promise<Acted<ResponseOf<typeof uploadProductDocument>>> {
  productWithId(services, productId);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > mostDocumentBytes) throw productRefused('documentTooLarge');
  const id = randomUUID();
  if (!(await isHarmlessPdf(services.incomingFolder, id, bytes))) throw productRefused('documentNotPdf');
  const object = { content: Readable.from([bytes]), bytes: bytes.length, type: 'application/pdf' };
  await services.objects.put(productDocumentKey(id), object);
  return { subject: `${productId} ${name.trim()}`, result: { url: productDocumentAddress(id) } };
}
