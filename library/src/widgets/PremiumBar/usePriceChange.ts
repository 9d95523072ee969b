import { useState } from 'react';

import { explainChange, type PriceChange } from '../../domain/rating/explainChange.ts';
import type { Quote } from '../../domain/rating/quotation.ts';

/**
 * Returns the difference between the current total and the last total that had another value; null as long as there was
 * no other total. Quotes without a total are ignored.
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
