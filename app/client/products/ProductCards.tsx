import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { memo, type ReactElement, startTransition, useEffect, useState } from 'react';

import * as S from './ProductCards.styles.ts';

/** More than most windows show at first; the others come while the user looks at these. */
const firstCards = 9;
/** As many as are laid out and painted without the user's noticing it. */
const furtherCards = 14;

interface ProductActions {
  readonly onChoose: (product: ProductSummary) => void;
  readonly onQuote: (product: ProductSummary) => void;
  readonly onShowDetails: (product: ProductSummary) => void;
}

export interface ProductCardsProps extends ProductActions {
  readonly products: readonly ProductSummary[];
}

/** Products as cards, those in sight first. */
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

/** Rendered once: the first cards aren't again when the others come. */
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
