import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { EndorsementTrial } from '../../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { printElement } from '../PremiumReceipt/index.ts';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';
import { EndorsementPremiumLines } from './EndorsementPremiumLines.tsx';
import { usePrinting } from './usePrinting.ts';

export interface EndorsementPremiumProps {
  /** The changes, in the same order as the lines of `trial`. They are shown only on the printed receipt. */
  changes: readonly PersonChange[];
  /** The trial premium; null if none has been computed. */
  trial: EndorsementTrial | null;
  /** Day on which the changes take effect, from 00:00 (Asia/Shanghai), `YYYY-MM-DD`. */
  effectiveDate: string;
  /** Number of insured persons before and after the changes. If absent, no number is shown. */
  heads?: { readonly before: number; readonly after: number } | undefined;
  /**
   * True while a trial premium is being computed. Until the new trial premium arrives, the previous trial premium stays
   * visible.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Text that gives the reason why there is no trial premium. */
  problem?: string | undefined;
  /** If true, there is a button that prints the receipt. @default true */
  allowsPrint?: boolean | undefined;
}

/**
 * Shows the totals of an endorsement's trial premium (试算): the amount to pay or to refund, the effective date and the
 * number of persons. The printed receipt also has a line for each person. The ref is the outermost element; its
 * `focus()` focuses the first control.
 */
export const EndorsementPremium: ForwardRefExoticComponent<EndorsementPremiumProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementPremiumProps>(function EndorsementPremium(props, ref) {
    const { trial, effectiveDate, heads, isPending = false, problem, allowsPrint = true } = props;
    const words = useMessages(messages);
    const root = useRef<HTMLElement>(null);
    const takeRoot = useFocusRef(ref, root);
    const { isPrinting, printWhole } = usePrinting();
    return (
      <S.Root ref={takeRoot} aria-label={words.title} aria-busy={isPending || undefined}>
        {isPrinting ? <h3>{words.title}</h3> : null}
        <S.Bar>
          <Amount trial={trial} isPending={isPending} problem={problem} />
          {isPending ? <Spinner /> : null}
          <S.Facts>
            {trial ? <span>{words.holdsFrom(effectiveDate)}</span> : null}
            {heads ? <span>{words.heads(heads.before, heads.after)}</span> : null}
          </S.Facts>
          {allowsPrint && trial && problem === undefined ? (
            <div data-part="actions">
              <Button
                size="small"
                variant="quiet"
                onPress={() => printWhole(() => root.current && printElement(root.current))}
              >
                {words.print}
              </Button>
            </div>
          ) : null}
        </S.Bar>
        {isPrinting && trial ? <EndorsementPremiumLines changes={props.changes} lines={trial.lines} /> : null}
      </S.Root>
    );
  });

/** Amount to pay or to refund; a text if there is a problem, no trial premium, or nothing to pay or refund. */
function Amount({
  trial,
  isPending,
  problem,
}: Pick<EndorsementPremiumProps, 'trial' | 'isPending' | 'problem'>): ReactElement {
  const words = useMessages(messages);
  if (problem !== undefined)
    return (
      <S.Amount role="status">
        <S.Problem>{problem}</S.Problem>
      </S.Amount>
    );
  if (!trial) return <S.Amount role="status">{isPending ? words.pending : words.none}</S.Amount>;
  return (
    <S.Amount role="status">
      <span>{words.settlement[trial.settlement]}</span>
      {trial.settlement === 'nothing' ? null : <Money fen={Math.abs(trial.netFen)} size="lead" />}
    </S.Amount>
  );
}
