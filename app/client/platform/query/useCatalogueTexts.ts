import { useContext } from 'react';

import { type CatalogueTranslation, noTranslation, TranslationContext } from './translationContext.ts';

/** Translation of single texts of the catalogue. While it is loading, texts are returned unchanged. */
export const useCatalogueTexts = (): Pick<CatalogueTranslation, 'shown' | 'sourceOf'> =>
  useContext(TranslationContext) ?? noTranslation;
