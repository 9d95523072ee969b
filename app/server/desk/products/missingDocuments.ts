import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { contentProblem, type ContentProblem } from '../../../catalogue/problemWords.ts';
import { keyOfDocumentAddress } from '../../../catalogue/productDocumentFiles.ts';
import type { Services } from '../../services/services.ts';

async function isStored({ objects }: Pick<Services, 'objects'>, key: string): Promise<boolean> {
  const object = await objects.read(key);
  object?.content.destroy();
  return object !== null;
}

/** Problems of the uploaded documents that a product names but the store doesn't have. */
export async function missingDocuments(
  services: Pick<Services, 'objects'>,
  { documents }: Pick<ProductDefinition, 'documents'>,
): Promise<readonly ContentProblem[]> {
  const problems = [];
  for (const [index, { url }] of documents.entries()) {
    const key = keyOfDocumentAddress(url);
    if (key !== null && !(await isStored(services, key))) {
      problems.push(contentProblem(`documents[${index}].url`, 'names no uploaded document'));
    }
  }
  return problems;
}
