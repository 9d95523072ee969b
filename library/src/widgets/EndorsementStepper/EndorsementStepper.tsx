import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorSummary, type ErrorSummaryItem, useRefusals } from '../../components/ErrorSummary/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { type EndorsementStep, endorsementSteps } from '../../domain/endorsement/endorsementSteps.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementStepper.messages.ts';
import * as S from './EndorsementStepper.styles.ts';

export interface EndorsementStepperProps {
  /** The step that is shown. */
  value: EndorsementStep;
  /** Called with the step that the user wants to go to. */
  onChange: (step: EndorsementStep) => void;
  /** Content of each step. A step that was visited stays mounted, so the user's input isn't lost. */
  panels: Readonly<Record<EndorsementStep, ReactNode>>;
  /**
   * Entries that are missing in the current step. An entry that belongs to a field links to the field. The entries are
   * listed when the user tries to go to the next step or to submit.
   * @default []
   */
  missing?: readonly (ErrorSummaryItem | string)[] | undefined;
  /** Called when the user submits the last step. */
  onSubmit: () => void;
  /** True while the server checks whether the next step can open. @default false */
  isPending?: boolean | undefined;
  /** Totals of the endorsement, which stay visible beside the buttons while the user scrolls. */
  summary?: ReactNode;
  /** Hides the button for the next step, for a step whose content already contains a primary button. @default false */
  isNextHidden?: boolean | undefined;
  /** Buttons beside the buttons for the previous and the next step, for example a button that saves a draft. */
  actions?: ReactNode;
}

const stepAt = (index: number): EndorsementStep | undefined => endorsementSteps[index];

/** Focuses the heading when the step changes. @returns the ref that the heading must get */
function useFocusedHeading(step: EndorsementStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/**
 * The five steps of an endorsement (specification §4). The user can go to previous steps without losing input. When the
 * user wants to go on while entries are missing, the missing entries are listed. The ref is the outermost element; its
 * `focus()` focuses the first control.
 */
export const EndorsementStepper: ForwardRefExoticComponent<EndorsementStepperProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementStepperProps>(function EndorsementStepper(props, ref) {
    const root = useFocusRef(ref);
    const { value, onChange, panels, missing = [], onSubmit } = props;
    const words = useMessages(messages);
    const { steps } = useMessages(endorsementMessages);
    const refusals = useRefusals();
    const [refused, setRefused] = useState<EndorsementStep | null>(null);
    const [seen, setSeen] = useState<readonly EndorsementStep[]>([value]);
    if (!seen.includes(value)) setSeen([...seen, value]);
    const heading = useFocusedHeading(value);

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
        <Card>
          <Stepper
            aria-label={words.label}
            steps={endorsementSteps.map((id) => ({ id, title: steps[id] }))}
            value={value}
            onChange={(id) => onChange(endorsementSteps.find((step) => step === id) ?? value)}
          />
          <S.Heading ref={heading} tabIndex={-1}>
            {steps[value]}
          </S.Heading>
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
        </Card>
        <Footer {...props} before={before} isLast={next === undefined} onNext={goOn} />
      </S.Root>
    );
  });

interface FooterProps extends Pick<
  EndorsementStepperProps,
  'summary' | 'actions' | 'isNextHidden' | 'isPending' | 'onChange'
> {
  /** The previous step; undefined in the first step. */
  readonly before: EndorsementStep | undefined;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** Footer with totals and buttons. It stays visible while the content scrolls. */
function Footer(props: FooterProps): ReactElement {
  const { summary, actions, isNextHidden = false, isPending = false, onChange, before, isLast, onNext } = props;
  const words = useMessages(messages);
  return (
    <S.Footer>
      <S.Summary>{summary}</S.Summary>
      <S.Buttons>
        {before ? <Button onPress={() => onChange(before)}>{words.back}</Button> : null}
        {actions}
        {isNextHidden ? null : (
          <Button variant="primary" isPending={isPending} onPress={onNext}>
            {isLast ? words.submit : words.next}
          </Button>
        )}
      </S.Buttons>
    </S.Footer>
  );
}
