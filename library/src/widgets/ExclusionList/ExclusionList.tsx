import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './ExclusionList.messages.ts';
import * as S from './ExclusionList.styles.ts';

export interface ExclusionListProps {
  /** Sentences about the cases in which the insurer doesn't pay, in the user's language. */
  exclusions: readonly string[];
}

/**
 * Numbered list of the exclusions (责任免除) of a product. The sentence before the list is bold, because the law requires
 * the insurer to draw attention to the exclusions. The ref is the outermost element.
 */
export const ExclusionList: ForwardRefExoticComponent<ExclusionListProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  ExclusionListProps
>(function ExclusionList({ exclusions }, ref) {
  const words = useMessages(messages);
  return (
    <S.Root ref={ref}>
      <p>{words.lead}</p>
      <ol>
        {exclusions.map((exclusion) => (
          <li key={exclusion}>{exclusion}</li>
        ))}
      </ol>
    </S.Root>
  );
});
