import { useState } from 'react';

import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import { calendarDayFrom, hasShortYear } from '../../domain/calendar/parseDay.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useLastChance } from '../../foundation/useLastChance.ts';

export interface DateFieldStateProps {
  /** The day as `YYYY-MM-DD`; '' when the field is empty. */
  value?: CalendarDay | undefined;
  /** Initial day as `YYYY-MM-DD` (uncontrolled). @default '' */
  defaultValue?: CalendarDay | undefined;
  /**
   * Called when a day is committed: on blur, on Enter, by the calendar, when the field unmounts, and when the page is
   * hidden or left. If the typed text isn't an allowed day, the argument is ''.
   */
  onChange?: ((value: CalendarDay) => void) | undefined;
  /** The first allowed day, `YYYY-MM-DD`. */
  minValue?: CalendarDay | undefined;
  /** The last allowed day, `YYYY-MM-DD`. */
  maxValue?: CalendarDay | undefined;
  /** Days between `minValue` and `maxValue` that aren't allowed, `YYYY-MM-DD`. @default none */
  unavailableDays?: readonly CalendarDay[] | undefined;
}

/** The reason why the text in a date field isn't accepted. */
export type DateFieldRefusal = 'notADay' | 'shortYear' | 'tooEarly' | 'tooLate' | 'unavailable';

export interface DateFieldState {
  readonly day: CalendarDay;
  readonly text: string;
  /** The reason why the committed text isn't accepted; otherwise null. */
  readonly refusal: DateFieldRefusal | null;
  readonly write: (text: string) => void;
  readonly commit: () => void;
  /** Replaces the text by a day that the user has chosen. */
  readonly choose: (day: CalendarDay) => void;
}

interface Draft {
  readonly text: string;
  /**
   * Value of the field for which the text was typed. If the parent component sets another value, the typed text is
   * discarded.
   */
  readonly over: CalendarDay;
  readonly refusal: DateFieldRefusal | null;
}

/** State of a date field: its day, and the typed text until it is accepted. */
export function useDateFieldState(props: DateFieldStateProps): DateFieldState {
  const [day, setDay] = useControlledValue(props.value, props.defaultValue ?? '', props.onChange);
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.over === day ? kept : null;

  const refusalOf = (text: string, written: CalendarDay | null): DateFieldRefusal | null => {
    if (text.trim() === '') return null;
    if (written === null) return hasShortYear(text) ? 'shortYear' : 'notADay';
    if (props.minValue && written < props.minValue) return 'tooEarly';
    if (props.maxValue && written > props.maxValue) return 'tooLate';
    return props.unavailableDays?.includes(written) ? 'unavailable' : null;
  };

  const commit = (): void => {
    if (!draft) return;
    const written = calendarDayFrom(draft.text);
    const refusal = refusalOf(draft.text, written);
    setDraft(refusal ? { text: draft.text, over: '', refusal } : null);
    setDay(refusal ? '' : (written ?? ''));
  };
  useLastChance(commit);

  return {
    day,
    text: draft?.text ?? day,
    refusal: draft?.refusal ?? null,
    write: (text) => setDraft({ text, over: day, refusal: null }),
    commit,
    choose(chosen) {
      setDraft(null);
      setDay(chosen);
    },
  };
}
