import type { Fen } from '../../domain/money/fen.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { usePricesHidden } from './pricesHidden.ts';

/** Text that is shown instead of a hidden amount. */
export const hiddenAmount = '¥ •••';

/**
 * Returns a function that formats an amount in fen for a sentence: `¥12,345.60`. Inside `PricesHiddenContext` it
 * returns `hiddenAmount`.
 */
export function useAmountText(): (fen: Fen) => string {
  const isHidden = usePricesHidden();
  return (fen) => (isHidden ? hiddenAmount : formatFen(fen));
}
