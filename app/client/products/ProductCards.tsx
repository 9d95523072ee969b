import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { type ReactElement, startTransition, useEffect, useState } from 'react';

import * as S from './ProductCards.styles.ts';

/** More than a window shows at first; the others come while the reader looks at these. */
const firstCards = 9;

export interface ProductCardsProps {
  readonly products: readonly ProductSummary[];
  readonly onChoose: (product: ProductSummary) => void;
  readonly onQuote: (product: ProductSummary) => void;
  readonly onShowDetails: (product: ProductSummary) => void;
}

/** Products as cards, those in sight first. */
export function ProductCards({ products, onChoose, onQuote, onShowDetails }: ProductCardsProps): ReactElement {
  const [count, setCount] = useState(firstCards);
  const total = products.length;
  useEffect(() => {
    if (count < total) startTransition(() => setCount(total));
  }, [count, total]);
  return (
    <S.Grid>
      {products.slice(0, count).map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            level={2}
            onChoose={onChoose}
            onQuote={product.jump.kind === 'native' ? onQuote : undefined}
            onShowDetails={onShowDetails}
          />
        </li>
      ))}
    </S.Grid>
  );
}

/** The places of cards that are on their way. */
export function ProductCardsLoading({ label }: { readonly label: string }): ReactElement {
  return (
    <S.Grid aria-label={label} data-loading>
      {Array.from({ length: firstCards }, (_, place) => (
        <li key={place}>
          <Card>
            <Skeleton lines={5} label={label} />
          </Card>
        </li>
      ))}
    </S.Grid>
  );
}
