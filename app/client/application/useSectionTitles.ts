import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { messages } from './application.messages.ts';
import type { Section } from './sections.ts';

/** Returns the titles of the sections. The section of the persons is named by the product: 雇员 or 被保险人. */
export function useSectionTitles(product: ProductDefinition): Readonly<Record<Section, string>> {
  const { section } = useMessages(messages);
  const { termIn } = useMessages(insuredPersonMessages);
  return { ...section, persons: termIn(product) };
}
