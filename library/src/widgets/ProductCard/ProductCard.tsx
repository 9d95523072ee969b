import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useId } from 'react';

import { Button } from '../../components/Button/index.ts';
import { PinIcon } from '../../components/Icon/index.ts';
import { Money, useEarningsHidden } from '../../components/Money/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { furtherTags } from '../../domain/product/furtherTags.ts';
import type { ProductSummary } from '../../domain/product/productSummary.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { productLineMessages } from '../../i18n/productLine.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ProductCard.messages.ts';
import * as S from './ProductCard.styles.ts';

export interface ProductCardProps {
  /** The product that the card shows. */
  product: ProductSummary;
  /** Called when the user wants to apply for this product. `jump` of the product determines the page that opens. */
  onChoose: (product: ProductSummary) => void;
  /** Called when the user wants a quotation. If absent, there is no button for a quotation. */
  onQuote?: ((product: ProductSummary) => void) | undefined;
  /** Called when the user wants to see the details of the product. If absent, there is no button for the details. */
  onShowDetails?: ((product: ProductSummary) => void) | undefined;
  /** True if the user pinned the product to the top of the list. @default false */
  isPinned?: boolean | undefined;
  /** Called when the user pins or unpins the product. If absent, the product has no pin button. */
  onPin?: ((product: ProductSummary, isPinned: boolean) => void) | undefined;
  /**
   * True if the page already has a note that all its rates are samples. The card then has no tag for sample rates.
   * @default false
   */
  isSampleStated?: boolean | undefined;
  /** True while the page that the user has chosen is being opened. @default false */
  isPending?: boolean | undefined;
  /** Level of the card's heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Card of a product in a list. It shows the insurer, the name, the product line, the tags and the lowest price. The
 * agent's commission is shown only if the product data contain it, and never inside `EarningsHiddenContext`. The ref is
 * the outermost element; its `focus()` focuses the first control.
 */
export const ProductCard: ForwardRefExoticComponent<ProductCardProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  ProductCardProps
>(function ProductCard(props, ref) {
  const root = useFocusRef(ref);
  const { product, level = 3 } = props;
  const words = useMessages(messages);
  const nameId = useId();
  const earnings = useEarningsHidden() ? undefined : product.earnings;

  return (
    <S.Root ref={root} aria-labelledby={nameId}>
      <S.Head>
        <S.Titles>
          <S.Insurer>{product.insurer.name}</S.Insurer>
          <S.Name as={`h${level}`} id={nameId}>
            {product.name}
          </S.Name>
        </S.Titles>
        <PinButton {...props} />
      </S.Head>
      <ProductTags product={product} isSampleStated={props.isSampleStated} />
      {product.summary ? <S.Summary>{product.summary}</S.Summary> : null}
      <S.Foot>
        {earnings ? (
          <S.Earnings>
            <span>{words.earnings(earnings.percent)}</span>
            {earnings.rewards === 0 ? null : <span>{words.rewards(earnings.rewards)}</span>}
          </S.Earnings>
        ) : null}
        <S.Price>
          {product.premiumFrom === null ? (
            words.noPrice
          ) : (
            <>
              <Money yuan={product.premiumFrom} size="lead" />
              <span>{words.from}</span>
            </>
          )}
        </S.Price>
        <ProductActions {...props} />
      </S.Foot>
    </S.Root>
  );
});

function PinButton({ product, isPinned = false, onPin }: ProductCardProps): ReactElement | null {
  const words = useMessages(messages);
  if (!onPin) return null;
  return (
    <S.Pin data-pinned={isPinned || undefined}>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isPinned}
        aria-label={words.pinProduct(product.name)}
        onPress={() => onPin(product, !isPinned)}
      >
        <PinIcon />
      </Button>
    </S.Pin>
  );
}

function ProductTags({
  product,
  isSampleStated = false,
}: Pick<ProductCardProps, 'isSampleStated' | 'product'>): ReactElement {
  const words = useMessages(messages);
  const lines = useMessages(productLineMessages);
  const line = ownValue(lines, product.line) ?? product.line;
  // In any language, the tags of a product can be Chinese. A tag that repeats the product line is left out, so the
  // Chinese name of the line is needed too.
  const chineseLine = ownValue(productLineMessages['zh-CN'], product.line) ?? '';
  return (
    <S.Tags>
      {product.badges.map((badge) => (
        <li key={badge}>
          <Tag>{badge}</Tag>
        </li>
      ))}
      <li>
        <Tag tone="info">{line}</Tag>
      </li>
      {product.isSample && !isSampleStated ? (
        <li>
          <Tag tone="warning">{words.sampleRates}</Tag>
        </li>
      ) : null}
      {furtherTags(furtherTags(product.tags, chineseLine), line).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </S.Tags>
  );
}

function ProductActions(props: ProductCardProps): ReactElement {
  const { product, onChoose, onQuote, onShowDetails, isPending = false } = props;
  const words = useMessages(messages);
  return (
    <S.Actions>
      {onShowDetails ? (
        <Button variant="quiet" aria-label={words.detailsOf(product.name)} onPress={() => onShowDetails(product)}>
          {words.details}
        </Button>
      ) : null}
      {onQuote ? (
        <Button aria-label={words.quoteProduct(product.name)} onPress={() => onQuote(product)}>
          {words.quote}
        </Button>
      ) : null}
      <Button
        variant="primary"
        isPending={isPending}
        aria-label={words.chooseProduct(product.name)}
        onPress={() => onChoose(product)}
      >
        {words.choose}
      </Button>
    </S.Actions>
  );
}
