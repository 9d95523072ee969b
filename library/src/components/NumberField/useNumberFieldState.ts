import { useEffect, useMemo, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { useLastChance } from '../../foundation/useLastChance.ts';
import { type WrittenNumber, writtenNumber } from './writtenNumber.ts';

export interface NumberFieldStateProps {
  /** The number; null when the field is empty. */
  value?: number | null | undefined;
  /** Number at first (uncontrolled). @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called when a number is committed: on blur, Enter, an arrow key or a step button, one second after the last key
   * press, and when the field unmounts or the user leaves the page.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** Minimum value. When a smaller number is committed, the minimum replaces it. */
  minValue?: number | undefined;
  /** Maximum value. When a greater number is committed, the maximum replaces it. */
  maxValue?: number | undefined;
  /** Amount by which an arrow key or a step button changes the number. @default 1 */
  step?: number | undefined;
  /** Maximum number of decimals that a number may have. @default 0 */
  fractionDigits?: number | undefined;
  /** Shows a committed number with all decimals, also if they are 0, as for money: `8,500.50`. @default false */
  showFractionDigits?: boolean | undefined;
}

export interface NumberFieldState {
  readonly value: number | null;
  readonly text: string;
  /** The reason why the committed text isn't accepted; null when the text is accepted. */
  readonly refusal: 'notANumber' | 'tooManyDecimals' | null;
  readonly write: (text: string) => void;
  readonly commit: () => void;
  readonly stepBy: (direction: 1 | -1) => void;
  /** Replaces the text of the field by a number. */
  readonly reset: (value: number | null) => void;
}

const restMs = 1000;

const refusalOf = ({ kind }: WrittenNumber): NumberFieldState['refusal'] =>
  kind === 'notANumber' || kind === 'tooManyDecimals' ? kind : null;

/** State of a number field: its number, and the typed text until it is accepted. */
export function useNumberFieldState(props: NumberFieldStateProps): NumberFieldState {
  const { minValue = -Infinity, maxValue = Infinity, step = 1, fractionDigits = 0 } = props;
  const shownDigits = props.showFractionDigits ? fractionDigits : 0;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? null, props.onChange);
  const [draft, setDraft] = useState<{ readonly text: string; readonly isRefused: boolean } | null>(null);
  // The format is the same in every locale, so that `writtenNumber` can parse it.
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
