import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useId, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { EndorsementTrial } from '../../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { printElement, ReceiptHead, ReceiptTotal } from '../PremiumReceipt/index.ts';
import { EffectiveDateSlider } from './EffectiveDateSlider.tsx';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';
import { EndorsementPremiumLines } from './EndorsementPremiumLines.tsx';
import { usePrinting } from './usePrinting.ts';

export interface EndorsementPremiumProps {
  /** The changes, in the same order as the lines of `trial`. */
  changes: readonly PersonChange[];
  /** The trial premium; null if none has been computed. */
  trial: EndorsementTrial | null;
  /** Day on which the changes take effect, `YYYY-MM-DD`. They apply from 00:00 of this day (Asia/Shanghai). */
  effectiveDate: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. If absent, the day can't be changed. */
  dates?: { readonly earliest: string; readonly latest: string } | undefined;
  /** Called with the day to which the user has moved the slider. */
  onDate?: ((day: string) => void) | undefined;
  /** True while a trial premium is being computed. Until it arrives, the previous one stays visible. @default false */
  isPending?: boolean | undefined;
  /** Text that says why there is no trial premium. */
  problem?: string | undefined;
  /** If true, there is a button that prints the receipt. @default true */
  allowsPrint?: boolean | undefined;
}

/**
 * Shows the trial premium (试算) of an endorsement: a line for each person, the total to pay or to refund, and a slider
 * for the effective date. The ref is the outermost element; its `focus()` focuses the first invalid control, or the
 * first control if none is invalid.
 */
export const EndorsementPremium: ForwardRefExoticComponent<EndorsementPremiumProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementPremiumProps>(function EndorsementPremium(props, ref) {
    const { trial, effectiveDate, dates, onDate, isPending = false, problem, allowsPrint = true } = props;
    const words = useMessages(messages);
    const root = useRef<HTMLElement>(null);
    const takeRoot = useFocusRef(ref, root);
    const headingId = useId();
    const { isPrinting, printWhole } = usePrinting();
    return (
      <S.Root ref={takeRoot} aria-labelledby={headingId} aria-busy={isPending || undefined}>
        <ReceiptHead>
          <h3 id={headingId}>{words.title}</h3>
          {isPending ? <Spinner /> : null}
          {allowsPrint && trial ? (
            <div data-part="actions">
              <Button size="small" onPress={() => printWhole(() => root.current && printElement(root.current))}>
                {words.print}
              </Button>
            </div>
          ) : null}
        </ReceiptHead>
        {dates && onDate ? <EffectiveDateSlider {...dates} value={effectiveDate} onChange={onDate} /> : null}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        {trial ? (
          <>
            <p>
              {words.holdsFrom(effectiveDate)}
              {dates ? (
                <>
                  {words.atOnce(trial.settlement)}
                  <Money fen={Math.abs(trial.netFen)} />
                </>
              ) : null}
            </p>
            <EndorsementPremiumLines changes={props.changes} lines={trial.lines} isWhole={isPrinting} />
            <ReceiptTotal role="status">
              <span>{words.settlement[trial.settlement]}</span>
              <Money fen={Math.abs(trial.netFen)} size="figure" />
            </ReceiptTotal>
          </>
        ) : problem === undefined ? (
          <p>{isPending ? words.pending : words.none}</p>
        ) : null}
      </S.Root>
    );
  });
