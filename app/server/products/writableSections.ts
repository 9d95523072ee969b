import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { WriteSection } from '@tuanbao/library/domain/product/productSection';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';

/**
 * Sections that the writing screen can fill in so far. A product that needs any other is kept off the list until the
 * screen has the section; once it has all of them, this list and `isOffered` go.
 */
const writableSections: readonly WriteSection[] = ['schemes', 'period', 'persons', 'applicant'];

/** Whether an agent can write the product here, or is sent to where it is written. */
const isOffered = ({ sections }: ProductDefinition): boolean =>
  sections.write.every((section) => writableSections.includes(section));

/** The products that an agent is offered. */
export const offeredProducts = (catalogue: Catalogue): readonly ProductDefinition[] =>
  catalogue.products.filter(isOffered);

/** The offered product, where it is written here. */
export function writableProductOf(catalogue: Catalogue, productId: string): ProductDefinition | undefined {
  const product = catalogue.productOf(productId);
  return product && product.jump.kind === 'native' && isOffered(product) ? product : undefined;
}
