import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { type Fen, yuanOf } from '../../domain/money/fen.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { formatYuan } from '../../i18n/formatMoney.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './Money.messages.ts';
import * as S from './Money.styles.ts';
import { usePricesHidden } from './pricesHidden.ts';
import { hiddenAmount } from './useAmountText.ts';

export type MoneyProps = (
  | {
      /** The amount in whole fen. */
      fen: Fen;
      /** Not together with `fen`. */
      yuan?: never;
    }
  | {
      /** The amount as a decimal number of yuan. */
      yuan: string;
      /** Not together with `yuan`. */
      fen?: never;
    }
) & {
  /** `lead` and `figure` are for the main sum of a view. @default 'body' */
  size?: 'body' | 'lead' | 'figure' | undefined;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
};

/**
 * An amount of money, `¥12,345.60`, in digits of equal width. Inside `PricesHiddenContext` the amount is not in the
 * page at all. The ref is that of the outermost element.
 */
export const Money: ForwardRefExoticComponent<MoneyProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  MoneyProps
>(function Money({ fen, yuan, size = 'body', ...props }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  if (usePricesHidden()) {
    return (
      <S.Root ref={root} {...props} as="span" role="img" aria-label={words.hidden} data-size={size}>
        {hiddenAmount}
      </S.Root>
    );
  }
  const amount = yuan ?? yuanOf(fen);
  return (
    <S.Root ref={root} {...props} value={amount} data-size={size}>
      {formatYuan(amount)}
    </S.Root>
  );
});
