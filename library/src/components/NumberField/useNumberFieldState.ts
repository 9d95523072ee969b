import { useEffect, useMemo, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { useLastChance } from '../../foundation/useLastChance.ts';
import { type WrittenNumber, writtenNumber } from './writtenNumber.ts';

export interface NumberFieldStateProps {
  /** The number; null when the field contains no number. */
  value?: number | null | undefined;
  /** Initial number (uncontrolled). @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called when a number is committed: on blur, on Enter, by an arrow key or a step button, when the field unmounts,
   * and when the page is hidden or left. It is also called one second after the last key press, if the text is a number
   * within the limits. If the text isn't a number, the argument is null.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** Minimum value. A smaller number is replaced by the minimum when it is committed. */
  minValue?: number | undefined;
  /** Maximum value. A greater number is replaced by the maximum when it is committed. */
  maxValue?: number | undefined;
  /** Amount by which an arrow key or a step button changes the number. @default 1 */
  step?: number | undefined;
  /** Maximum number of decimals of the number. @default 0 */
  fractionDigits?: number | undefined;
  /** Shows all decimals of a committed number, including zeros, as for money: `8,500.50`. @default false */
  showFractionDigits?: boolean | undefined;
}

export interface NumberFieldState {
  readonly value: number | null;
  readonly text: string;
  /** The reason why the committed text isn't accepted; otherwise null. */
  readonly refusal: 'notANumber' | 'tooManyDecimals' | null;
  readonly write: (text: string) => void;
  readonly commit: () => void;
  readonly stepBy: (direction: 1 | -1) => void;
  /** Sets the number and discards the typed text. */
  readonly reset: (value: number | null) => void;
}

const restMs = 1000;

const refusalOf = ({ kind }: WrittenNumber): NumberFieldState['refusal'] =>
  kind === 'notANumber' || kind === 'tooManyDecimals' ? kind : null;

/** State of a number field: its number, and the typed text until the text is accepted. */
export function useNumberFieldState(props: NumberFieldStateProps): NumberFieldState {
  const { minValue = -Infinity, maxValue = Infinity, step = 1, fractionDigits = 0 } = props;
  const shownDigits = props.showFractionDigits ? fractionDigits : 0;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? null, props.onChange);
  const [draft, setDraft] = useState<{ readonly text: string; readonly isRefused: boolean } | null>(null);
  // The number format is the same in every locale, so that `writtenNumber` can parse it.
  const formatter = useMemo(
    () => new Intl.NumberFormat('zh-CN', { minimumFractionDigits: shownDigits, maximumFractionDigits: fractionDigits }),
    [shownDigits, fractionDigits],
  );
  const within = (number: number): number => Math.min(maxValue, Math.max(minValue, number));
  const written: WrittenNumber | null = draft && writtenNumber(draft.text, fractionDigits);

  const commit = (): void => {
    if (!draft || !written) return;
    const isRefused = refusalOf(written) !== null;
    setDraft(isRefused ? { ...draft, isRefused } : null);
    setValue(written.kind === 'number' ? within(written.number) : null);
  };

  const takeRested = useEffectEvent((): void => {
    if (written?.kind === 'number' && written.number === within(written.number)) setValue(written.number);
  });
  useEffect(() => {
    if (!draft || draft.isRefused) return undefined;
    const timer = setTimeout(takeRested, restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useLastChance(commit);

  return {
    value,
    text: draft?.text ?? (value === null ? '' : formatter.format(value)),
    refusal: draft?.isRefused && written ? refusalOf(written) : null,
    write: (text) => setDraft({ text, isRefused: false }),
    commit,
    stepBy(direction) {
      const from = written?.kind === 'number' ? written.number : value;
      const next =
        from === null ? within(direction > 0 ? Math.max(0, minValue) : Math.min(0, maxValue)) : from + direction * step;
      setDraft(null);
      setValue(within(Number(next.toFixed(fractionDigits))));
    },
    reset(next) {
      setDraft(null);
      setValue(next);
    },
  };
}
