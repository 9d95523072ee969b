import type { Fen } from '../../domain/money/fen.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { usePricesHidden } from './pricesHidden.ts';

/** What stands in the place of an amount that is kept from sight. */
export const hiddenAmount = '¥ •••';

/** Writes an amount of fen within a sentence, `¥12,345.60`; below `PricesHiddenContext` it isn't in the page at all. */
export function useAmountText(): (fen: Fen) => string {
  const isHidden = usePricesHidden();
  return (fen) => (isHidden ? hiddenAmount : formatFen(fen));
}
