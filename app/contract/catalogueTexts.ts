import { asIs, call } from './call.ts';
import type { CatalogueTextsWires } from './catalogueTexts.schema.ts';

/**
 * Returns the texts of the catalogue with their translations, for example names of products, insurers, plans and
 * clauses, and labels of options. All other calls have these texts in Chinese, and requests contain them in Chinese.
 */
export const catalogueTexts = call('GET', '/api/own/catalogueTexts', {
  summary: 'Translations of the texts of the catalogue',
  access: 'public',
  request: asIs<CatalogueTextsWires['catalogueTexts']['request']>(),
  response: asIs<CatalogueTextsWires['catalogueTexts']['response']>(),
});
