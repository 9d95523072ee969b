import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { memo, type ReactElement, startTransition, useEffect, useState } from 'react';

import * as S from './ProductCards.styles.ts';

/** Number of cards that are rendered first. Most windows show fewer; the other cards are rendered afterwards. */
const firstCards = 9;
/** Number of cards that are added with each further render. It is so small that the user notices no delay. */
const furtherCards = 14;

interface ProductActions {
  readonly onChoose: (product: ProductSummary) => void;
  readonly onQuote: (product: ProductSummary) => void;
  readonly onShowDetails: (product: ProductSummary) => void;
}

export interface ProductCardsProps extends ProductActions {
  readonly products: readonly ProductSummary[];
}

/** Products as cards. The cards that are visible at first are rendered before the others. */
export function ProductCards({ products, ...actions }: ProductCardsProps): ReactElement {
  const [count, setCount] = useState(firstCards);
  const isIncomplete = count < products.length;
  useEffect(() => {
    if (isIncomplete) startTransition(() => setCount(count + furtherCards));
  }, [count, isIncomplete]);
  return (
    <S.Grid data-loading={isIncomplete || undefined}>
      {products.slice(0, count).map((product) => (
        <CardItem key={product.id} product={product} {...actions} />
      ))}
    </S.Grid>
  );
}

/** Memoised, so that the first cards don't render again when further cards are added. */
const CardItem = memo(function CardItem({
  product,
  onChoose,
  onQuote,
  onShowDetails,
}: ProductActions & { readonly product: ProductSummary }): ReactElement {
  return (
    <li>
      <ProductCard
        product={product}
        level={2}
        onChoose={onChoose}
        onQuote={product.jump.kind === 'native' ? onQuote : undefined}
        onShowDetails={onShowDetails}
      />
    </li>
  );
});

/** Placeholders that are shown until the cards are loaded. */
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
