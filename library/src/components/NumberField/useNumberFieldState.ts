import { useEffect, useMemo, useState } from 'react';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { useLastChance } from '../../foundation/useLastChance.ts';
import { type WrittenNumber, writtenNumber } from './writtenNumber.ts';

export interface NumberFieldStateProps {
  /** The number; null for none. */
  value?: number | null | undefined;
  /** The first number. @default null */
  defaultValue?: number | null | undefined;
  /**
   * Called on blur, Enter, an arrow key or a step button, after a second without typing, and when the field unmounts or
   * its page is left.
   */
  onChange?: ((value: number | null) => void) | undefined;
  /** Least value; a smaller number is replaced by it on commit. */
  minValue?: number | undefined;
  /** Greatest value; a greater number is replaced by it on commit. */
  maxValue?: number | undefined;
  /** Amount that an arrow key or a step button adds or subtracts. @default 1 */
  step?: number | undefined;
  /** Number of decimals. @default 0 */
  fractionDigits?: number | undefined;
  /** Shows all decimals of a committed number, as money has them: `8,500.50`. @default false */
  showFractionDigits?: boolean | undefined;
}

export interface NumberFieldState {
  readonly value: number | null;
  readonly text: string;
  /** The reason why the text isn't accepted, after it was committed. */
  readonly refusal: 'notANumber' | 'tooManyDecimals' | null;
  readonly write: (text: string) => void;
  readonly commit: () => void;
  readonly stepBy: (direction: 1 | -1) => void;
  /** Replaces the text by a number. */
  readonly reset: (value: number | null) => void;
}

const restMs = 1000;

const refusalOf = ({ kind }: WrittenNumber): NumberFieldState['refusal'] =>
  kind === 'notANumber' || kind === 'tooManyDecimals' ? kind : null;

/** The state of a number with its text while it is being typed. */
export function useNumberFieldState(props: NumberFieldStateProps): NumberFieldState {
  const { minValue = -Infinity, maxValue = Infinity, step = 1, fractionDigits = 0 } = props;
  const shownDigits = props.showFractionDigits ? fractionDigits : 0;
  const [value, setValue] = useControlledValue(props.value, props.defaultValue ?? null, props.onChange);
  const [draft, setDraft] = useState<{ readonly text: string; readonly isRefused: boolean } | null>(null);
  // formatted as `writtenNumber` parses it, in every locale
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
