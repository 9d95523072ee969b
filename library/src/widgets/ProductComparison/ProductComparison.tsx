import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { productSummaryOf } from '../../domain/rating/productSummaryOf.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { productTermWords } from '../../i18n/productTerms.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ComparisonTable } from '../PlanComparison/index.ts';
import { comparedProducts } from './comparedProducts.ts';
import { messages } from './ProductComparison.messages.ts';

export interface ProductComparisonProps {
  /** The products to compare, at least two of the same product line. */
  products: readonly ProductDefinition[];
  /** Returns the name of a region by its six-digit code. Without this function, the sales areas aren't compared. */
  nameOfArea?: ((code: number) => string) | undefined;
}

/**
 * Compares products side by side: insurer, plans, lowest premium, covers, choices and terms. Rows in which the products
 * differ are marked. The ref is the outermost element.
 */
export const ProductComparison: ForwardRefExoticComponent<ProductComparisonProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, ProductComparisonProps>(function ProductComparison({ products, nameOfArea }, ref) {
    const words = useMessages(messages);
    const terms = useMessages(productTermWords);
    const persons = useMessages(personWords);
    const rows = comparedProducts(products, words, { words: terms, persons, nameOfArea });
    const summaries = products.map(productSummaryOf);
    return (
      <ComparisonTable
        ref={ref}
        title={words.title}
        allSame={words.allSame}
        columns={products.map(({ id, name }) => ({ key: id, name }))}
        rows={rows.map(({ key, name, isCover, texts, isSame }) => ({
          key,
          name,
          isSame,
          cells: texts.map((text, at) => {
            const premium = key === 'premiumFrom' ? summaries[at]?.premiumFrom : null;
            return {
              content: premium ? <Money yuan={premium} /> : (text ?? (isCover ? words.none : '—')),
              isNone: text === null,
            };
          }),
        }))}
      />
    );
  });
