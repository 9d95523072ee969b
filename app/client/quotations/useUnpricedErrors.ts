import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { isPriced } from '@tuanbao/library/domain/rating/offeredPrices';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { sectionId } from '../application/sections.ts';
import { useProblemText } from '../application/useProblemText.ts';
import { messages } from './quotations.messages.ts';

/**
 * Returns the reasons why the quotation has no price yet, for the error summary; an empty list if the quotation has a
 * price.
 */
export function useUnpricedErrors(
  quote: Quote,
  names: ReadonlyMap<string, string>,
  selectScheme: (schemeId: string) => void,
): readonly ErrorSummaryItem[] {
  const words = useMessages(messages);
  const textOf = useProblemText();
  if (isPriced(quote)) return [];
  const targetId = sectionId('schemes');
  const inSchemes = quote.schemes.flatMap((scheme) =>
    scheme.status === 'priced'
      ? []
      : scheme.problems.map((problem) => ({
          message: `${names.get(scheme.schemeId) ?? ''} ${textOf(problem)}`.trim(),
          targetId,
          onJump: () => selectScheme(scheme.schemeId),
        })),
  );
  const whole = (quote.problems ?? []).map((problem) => ({ message: textOf(problem), targetId }));
  const errors = [...inSchemes, ...whole];
  return errors.length > 0 ? errors : [{ message: words.nothingPriced, targetId }];
}
