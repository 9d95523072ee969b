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
  /** Id of the step, unique among the steps. */
  readonly id: string;
  /** Title of the step in the list of steps. */
  readonly title: ReactNode;
  /** Marks a completed step in which the user must correct something. @default false */
  readonly hasProblem?: boolean | undefined;
  /** If false, the step can't be pressed, for example because it was skipped. @default true */
  readonly isPressable?: boolean | undefined;
}

export interface StepperProps {
  /** The steps in display order. */
  steps: readonly Step[];
  /** Id of the current step. All steps before it are shown as completed, except steps with `hasProblem`. */
  value: string;
  /**
   * Called when the user presses a step before the current step, with the id of the pressed step. If this prop is
   * absent, the steps can't be pressed. Steps after the current step can never be pressed.
   */
  onChange?: ((id: string) => void) | undefined;
  /** Name of the list of steps for screen readers. @default '步骤' */
  'aria-label'?: string | undefined;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

/**
 * Shows several steps, and which of them is the current step. The ref is the outermost element. Its `focus()` focuses
 * the first control inside.
 */
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
            {isPast && onChange && step.isPressable !== false ? (
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
