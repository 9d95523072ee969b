import { useState } from 'react';

import { explainChange, type PriceChange } from '../../domain/rating/explainChange.ts';
import type { Quote } from '../../domain/rating/quotation.ts';

/**
 * Returns the last change of the total: the difference, and its causes. Returns null as long as the total hasn't
 * changed. Quotes without a total are ignored.
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
