import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';

import { Button } from '../../components/Button/index.ts';
import { ErrorSummary, type ErrorSummaryItem, useRefusals } from '../../components/ErrorSummary/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { type EndorsementStep, endorsementSteps } from '../../domain/endorsement/endorsementSteps.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementStepper.messages.ts';
import * as S from './EndorsementStepper.styles.ts';

export interface EndorsementStepperProps {
  /** The step that the user is in. */
  value: EndorsementStep;
  /** Called with the step that the user goes to, back or on. */
  onChange: (step: EndorsementStep) => void;
  /** What each step asks; a step that was seen stays mounted, so that nothing filled in is lost. */
  panels: Readonly<Record<EndorsementStep, ReactNode>>;
  /** What this step still lacks, each leading to its place where it has one; listed once the user wants to go on. @default [] */
  missing?: readonly (ErrorSummaryItem | string)[] | undefined;
  /** Called from the last step. */
  onSubmit: () => void;
  /** Whether the way on waits for an answer. @default false */
  isPending?: boolean | undefined;
  /** Buttons beside 上一步 and 下一步: keep a draft, give up. */
  actions?: ReactNode;
}

const stepAt = (index: number): EndorsementStep | undefined => endorsementSteps[index];

/** The specification's five steps of an endorsement (§4): back and on, every value kept, missing things said before the next step. The ref is the outermost element's; its `focus()` goes to the first invalid control, else to the first. */
export const EndorsementStepper: ForwardRefExoticComponent<EndorsementStepperProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementStepperProps>(function EndorsementStepper(props, ref) {
    const root = useFocusRef(ref);
    const { value, onChange, panels, missing = [], onSubmit, isPending = false, actions } = props;
    const words = useMessages(messages);
    const { steps } = useMessages(endorsementMessages);
    const refusals = useRefusals();
    const [refused, setRefused] = useState<EndorsementStep | null>(null);
    const [seen, setSeen] = useState<readonly EndorsementStep[]>([value]);
    if (!seen.includes(value)) setSeen([...seen, value]);
    const heading = useRef<HTMLHeadingElement>(null);
    const shown = useRef(value);
    useEffect(() => {
      if (shown.current !== value) heading.current?.focus();
      shown.current = value;
    }, [value]);

    const at = endorsementSteps.indexOf(value);
    const before = stepAt(at - 1);
    const next = stepAt(at + 1);
    const goOn = () => {
      if (missing.length > 0) {
        setRefused(value);
        return refusals.refuse();
      }
      if (next) onChange(next);
      else onSubmit();
    };

    return (
      <S.Root ref={root}>
        <Stepper
          aria-label={words.label}
          steps={endorsementSteps.map((id) => ({ id, title: steps[id] }))}
          value={value}
          onChange={(id) => onChange(endorsementSteps.find((step) => step === id) ?? value)}
        />
        <h2 ref={heading} tabIndex={-1}>
          {steps[value]}
        </h2>
        <ErrorSummary
          title={words.missing}
          items={missing.map((item) => (typeof item === 'string' ? { message: item } : item))}
          refusals={refused === value ? refusals.count : 0}
        />
        {endorsementSteps.map((step) =>
          seen.includes(step) ? (
            <S.Panel key={step} hidden={step !== value}>
              {panels[step]}
            </S.Panel>
          ) : null,
        )}
        <S.Footer>
          {before ? <Button onPress={() => onChange(before)}>{words.back}</Button> : null}
          {actions}
          <Button variant="primary" isPending={isPending} onPress={goOn}>
            {next ? words.next : words.submit}
          </Button>
        </S.Footer>
      </S.Root>
    );
  });
