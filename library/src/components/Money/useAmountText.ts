import type { Fen } from '../../domain/money/fen.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { usePricesHidden } from './pricesHidden.ts';

/** Text that is shown instead of an amount that is hidden. */
export const hiddenAmount = '¥ •••';

/**
 * Returns a function that formats an amount in fen for use in a sentence: `¥12,345.60`. While `PricesHiddenContext`
 * hides amounts, the function returns `hiddenAmount`.
 */
export function useAmountText(): (fen: Fen) => string {
  const isHidden = usePricesHidden();
  return (fen) => (isHidden ? hiddenAmount : formatFen(fen));
}
