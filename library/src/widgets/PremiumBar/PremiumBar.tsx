import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes, useId, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import type { Quote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PremiumReceipt } from '../PremiumReceipt/index.ts';
import { messages } from './PremiumBar.messages.ts';
import * as S from './PremiumBar.styles.ts';
import { PremiumBarPrice } from './PremiumBarPrice.tsx';

export interface PremiumBarProps {
  /** The price; null if there is nothing to price yet. */
  quote: Quote | null;
  /** Ids and names of the schemes that are priced. */
  schemes: readonly Pick<Scheme, 'id' | 'name'>[];
  /** If true, the receipt in the bar has a note that the rates are sample data and not rates of an insurer. @default false */
  isSample?: boolean | undefined;
  /** Called when the user presses the button for the next step. If absent, there is no such button. */
  onNext?: (() => void) | undefined;
  /** Label of the button that opens the next step. @default '下一步' */
  nextLabel?: string | undefined;
  /** True while the next step is being prepared. @default false */
  isPending?: boolean | undefined;
  /** If true, the button for the next step is disabled. @default false */
  isNextDisabled?: boolean | undefined;
  /** Content before the button for the next step, for example the time of the last save or other buttons. */
  start?: ReactNode;
  /**
   * Content beside the button that opens the receipt, for example the agent's commission. A narrow bar shows it only
   * while the receipt is open.
   */
  more?: ReactNode;
}

/**
 * Bar at the bottom of the page with the price: total, persons, discount tiers and the last change of the price. The
 * user can open the receipt in the bar. The ref is the outermost element; its `focus()` focuses the first invalid
 * control, or the first control if none is invalid.
 */
export const PremiumBar: ForwardRefExoticComponent<PremiumBarProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PremiumBarProps
>(function PremiumBar(props, ref) {
  const root = useFocusRef(ref);
  const { quote, schemes, isSample = false } = props;
  const words = useMessages(messages);
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  const receiptId = useId();
  const isReceiptShown = isReceiptOpen && quote !== null;

  return (
    <S.Root ref={root} aria-label={words.label}>
      {isReceiptShown ? (
        <S.Receipt id={receiptId}>
          <PremiumReceipt quote={quote} schemes={schemes} isSample={isSample} />
        </S.Receipt>
      ) : null}
      <S.Bar>
        <PremiumBarPrice quote={quote} schemes={schemes} isOpen={isReceiptShown} />
        <S.Actions>
          {props.more ? <S.More data-open={isReceiptShown || undefined}>{props.more}</S.More> : null}
          {props.start}
          {quote ? (
            <Button
              variant="quiet"
              aria-expanded={isReceiptShown}
              {...(isReceiptShown ? { 'aria-controls': receiptId } : {})}
              onPress={() => setReceiptOpen(!isReceiptOpen)}
            >
              {isReceiptShown ? words.hideReceipt : words.showReceipt}
            </Button>
          ) : null}
          {props.onNext ? (
            <Button
              variant="primary"
              isPending={props.isPending ?? false}
              isDisabled={props.isNextDisabled ?? false}
              onPress={props.onNext}
            >
              {props.nextLabel ?? words.proceed}
            </Button>
          ) : null}
        </S.Actions>
      </S.Bar>
    </S.Root>
  );
});
