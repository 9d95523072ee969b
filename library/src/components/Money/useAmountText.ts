import type { Fen } from '../../domain/money/fen.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { usePricesHidden } from './pricesHidden.ts';

/** Shown instead of a hidden amount. */
export const hiddenAmount = '¥ •••';

/**
 * Formats an amount of fen for a sentence, `¥12,345.60`; inside `PricesHiddenContext` the amount is not in the page at
 * all.
 */
export function useAmountText(): (fen: Fen) => string {
  const isHidden = usePricesHidden();
  return (fen) => (isHidden ? hiddenAmount : formatFen(fen));
}
