import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';

import { contentProblem, type ContentProblem } from '../../../catalogue/problemWords.ts';
import { keyOfDocumentAddress } from '../../../catalogue/productDocumentFiles.ts';
import type { Services } from '../../services/services.ts';

async function isStored({ objects }: Pick<Services, 'objects'>, key: string): Promise<boolean> {
  const object = await objects.read(key);
  object?.content.destroy();
  return object !== null;
}

/** Returns a problem for each uploaded document to which a product refers but which isn't in the object store. */
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
