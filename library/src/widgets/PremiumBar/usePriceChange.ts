import { useState } from 'react';

import { explainChange, type PriceChange } from '../../domain/rating/explainChange.ts';
import type { Quote } from '../../domain/rating/quotation.ts';

/**
 * The difference of the total to the last different one that was shown; null at first. A quote without a total is
 * ignored.
 */
export function usePriceChange(quote: Quote | null): PriceChange | null {
  const [memory, setMemory] = useState<{ last: Quote | null; change: PriceChange | null }>({
    last: null,
    change: null,
  });
  if (quote && quote.totalFen !== null && quote.totalFen !== memory.last?.totalFen) {
    setMemory({ last: quote, change: memory.last ? explainChange(memory.last, quote) : null });
  }
  return memory.change;
}
