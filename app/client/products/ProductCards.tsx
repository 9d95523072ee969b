import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { type ShelfPart, shelfPartsOf } from '@tuanbao/library/domain/product/shelf';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { Fragment, memo, type ReactElement, startTransition, useCallback, useEffect, useRef, useState } from 'react';

import type { ProductShelf } from '../../contract/productShelf.ts';
import { messages } from './productCards.messages.ts';
import * as S from './ProductCards.styles.ts';

/**
 * Number of cards that are rendered first: one row. The worklist is above the cards, so in most windows only one row is
 * visible.
 */
const firstCards = 3;
/**
 * Number of cards that are added with each render after the first. The number is small, so that the user notices no
 * delay.
 */
const furtherCards = 14;

interface ProductActions {
  readonly onChoose: (product: ProductSummary) => void;
  readonly onQuote: (product: ProductSummary) => void;
  readonly onShowDetails: (product: ProductSummary) => void;
  readonly onPin: (product: ProductSummary, isPinned: boolean) => void;
}

/** The product whose card moves to another part of the list, because the user pinned or unpinned it. */
interface Moving {
  readonly id: string;
  /** True if the card moves to the pinned products. */
  readonly isPinned: boolean;
}

export interface ProductCardsProps extends ProductActions {
  readonly products: readonly ProductSummary[];
  /** The pinned and the recent products. They are shown before the other products. */
  readonly shelf: ProductShelf;
}

/** The parts of the list with the first `count` products. */
function firstOf(parts: readonly ShelfPart<ProductSummary>[], count: number): readonly ShelfPart<ProductSummary>[] {
  let left = count;
  return parts
    .map(({ name, products }) => {
      const shown = products.slice(0, left);
      left -= shown.length;
      return { name, products: shown };
    })
    .filter(({ products }) => products.length > 0);
}

/**
 * Products as cards: the pinned products, the recent products, and all other products. The cards that are visible at
 * first are rendered before the other cards. If no product is pinned or recent, the cards have no headings.
 */
export function ProductCards({ products, shelf, onPin, ...actions }: ProductCardsProps): ReactElement {
  const words = useMessages(messages);
  const [moving, setMoving] = useState<Moving | null>(null);
  const arrive = useCallback(() => setMoving(null), []);
  const pin = useCallback<ProductActions['onPin']>(
    (product, isPinned) => {
      setMoving({ id: product.id, isPinned });
      onPin(product, isPinned);
    },
    [onPin],
  );
  const [count, setCount] = useState(firstCards);
  const isIncomplete = count < products.length;
  useEffect(() => {
    if (isIncomplete) startTransition(() => setCount(count + furtherCards));
  }, [count, isIncomplete]);
  const parts = firstOf(shelfPartsOf(products, shelf), count);
  const hasHeadings = parts.some(({ name }) => name !== 'others');
  const isSampleStated = products.every(({ isSample }) => isSample);
  return (
    <S.Parts data-loading={isIncomplete || undefined}>
      {isSampleStated ? <p>{words.samples}</p> : null}
      {parts.map((part) => (
        <Fragment key={part.name}>
          {hasHeadings ? <h2>{words.shelf[part.name]}</h2> : null}
          <S.Grid>
            {part.products.map((product) => (
              <CardItem
                key={product.id}
                product={product}
                level={hasHeadings ? 3 : 2}
                isPinned={part.name === 'pinned'}
                isSampleStated={isSampleStated}
                hasArrived={moving?.id === product.id && moving.isPinned === (part.name === 'pinned')}
                onArrived={arrive}
                onPin={pin}
                {...actions}
              />
            ))}
          </S.Grid>
        </Fragment>
      ))}
    </S.Parts>
  );
}

interface CardItemProps extends ProductActions {
  readonly product: ProductSummary;
  readonly level: 2 | 3;
  readonly isPinned: boolean;
  /** True if a text of the list states that all its rates are samples. */
  readonly isSampleStated: boolean;
  /** True if the user pinned or unpinned the product, and its card is now in another part of the list. */
  readonly hasArrived: boolean;
  /** Called after the card that moved has taken the focus. */
  readonly onArrived: () => void;
}

/** Card of one product. It is memoised, so that the first cards don't render again when more cards are added. */
const CardItem = memo(function CardItem({
  product,
  level,
  isPinned,
  isSampleStated,
  hasArrived,
  onArrived,
  onChoose,
  onQuote,
  onShowDetails,
  onPin,
}: CardItemProps): ReactElement {
  const card = useRef<HTMLElement>(null);
  // A card that moves to another part is a new element. Its first control, the pin, then gets the focus.
  useEffect(() => {
    if (!hasArrived) return;
    card.current?.focus();
    onArrived();
  }, [hasArrived, onArrived]);
  return (
    <li>
      <ProductCard
        ref={card}
        product={product}
        level={level}
        isPinned={isPinned}
        isSampleStated={isSampleStated}
        onPin={onPin}
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
    <S.Parts data-loading>
      <S.Grid aria-label={label}>
        {Array.from({ length: firstCards }, (_, place) => (
          <li key={place}>
            <Card>
              <Skeleton lines={5} label={label} />
            </Card>
          </li>
        ))}
      </S.Grid>
    </S.Parts>
  );
}
