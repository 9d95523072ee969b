import {
  type CSSProperties,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { messages } from './Stepper.messages.ts';
import * as S from './Stepper.styles.ts';

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  /** Whether something in it has to be corrected: once passed, it is marked instead of ticked. @default false */
  readonly hasProblem?: boolean | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** Id of the step the user is in; those before it are complete, unless they have a problem. */
  value: string;
  /** Makes earlier steps pressable, to go back. */
  onChange?: ((id: string) => void) | undefined;
  /** Names the list for screen readers. @default '步骤' */
  'aria-label'?: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Where the user is on a way of several steps. The ref is the outermost element's; its `focus()` goes to the first control inside. */
export const Stepper: ForwardRefExoticComponent<StepperProps & RefAttributes<HTMLOListElement>> = forwardRef<
  HTMLOListElement,
  StepperProps
>(function Stepper({ steps, value, onChange, 'aria-label': label, ...rest }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const current = steps.findIndex((step) => step.id === value);

  return (
    <S.Root {...rest} ref={root} aria-label={label ?? words.steps}>
      {steps.map((step, index) => {
        const isPast = index < current;
        const isFaulty = isPast && (step.hasProblem ?? false);
        const isComplete = isPast && !isFaulty;
        const title = (
          <>
            {isPast ? (
              <VisuallyHidden elementType="span">{isFaulty ? words.faulty : words.complete}</VisuallyHidden>
            ) : null}
            {step.title}
          </>
        );
        return (
          <S.Step
            key={step.id}
            data-state={isFaulty ? 'faulty' : isComplete ? 'complete' : index === current ? 'current' : 'upcoming'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span data-part="mark" aria-hidden>
              {isFaulty ? <WarningIcon /> : isComplete ? <CheckIcon /> : index + 1}
            </span>
            {isPast && onChange ? (
              <button type="button" onClick={() => onChange(step.id)}>
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </S.Step>
        );
      })}
    </S.Root>
  );
});
