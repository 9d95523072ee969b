import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { type Fen, yuanOf } from '../../domain/money/fen.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { formatYuan } from '../../i18n/formatMoney.ts';
import * as S from './Money.styles.ts';

export type MoneyProps = (
  | {
      /** The amount in whole fen. Give either `fen` or `yuan`. */
      fen: Fen;
      /** Not allowed together with `fen`. */
      yuan?: never;
    }
  | {
      /** The amount in yuan as a decimal string. Give either `fen` or `yuan`. */
      yuan: string;
      /** Not allowed together with `yuan`. */
      fen?: never;
    }
) & {
  /** Text size of the amount. `lead` and `figure` are for the main amount of a screen. @default 'body' */
  size?: 'body' | 'lead' | 'figure' | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
};

/**
 * Shows an amount of money, such as `¥12,345.60`, with digits of equal width. The ref is the outermost element.
 */
export const Money: ForwardRefExoticComponent<MoneyProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  MoneyProps
>(function Money({ fen, yuan, size = 'body', ...props }, ref) {
  const root = useFocusRef(ref);
  const amount = yuan ?? yuanOf(fen);
  return (
    <S.Root ref={root} {...props} value={amount} data-size={size}>
      {formatYuan(amount)}
    </S.Root>
  );
});
