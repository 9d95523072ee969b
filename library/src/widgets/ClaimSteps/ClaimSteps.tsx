import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { ClaimStep } from '../../domain/product/productGuide.ts';
import * as S from './ClaimSteps.styles.ts';

export interface ClaimStepsProps {
  /** The steps in their order, in the user's language. */
  steps: readonly ClaimStep[];
}

/** The steps of a claim (理赔流程), from the report to the payment. The ref is the outermost element, the list. */
export const ClaimSteps: ForwardRefExoticComponent<ClaimStepsProps & RefAttributes<HTMLOListElement>> = forwardRef<
  HTMLOListElement,
  ClaimStepsProps
>(function ClaimSteps({ steps }, ref) {
  return (
    <S.Root ref={ref}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <div>
            <span data-part="mark" aria-hidden>
              {index + 1}
            </span>
            {title}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </S.Root>
  );
});
