import { type RefObject, useState } from 'react';

import type { DateFieldCalendar } from './DateFieldCalendar.tsx';

type Calendar = typeof DateFieldCalendar;

/** The calendar of a date field. */
export interface CalendarState {
  /** The component of the calendar; null until its code is loaded. */
  readonly Calendar: Calendar | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** True if the code of the calendar couldn't be loaded. */
  readonly hasFailed: boolean;
  /** Loads the code of the calendar before the user presses the button. */
  readonly prepare: () => void;
  /** Opens the calendar. If its code can't be loaded, the focus goes to the input. */
  readonly open: () => void;
}

let loaded: Calendar | null = null;

async function loadCalendar(): Promise<Calendar> {
  loaded ??= (await import('./DateFieldCalendar.tsx')).DateFieldCalendar;
  return loaded;
}

/** Returns the state of the calendar of the field with this input. */
export function useCalendar(input: RefObject<HTMLInputElement | null>): CalendarState {
  const [Calendar, setCalendar] = useState<Calendar | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const component = await loadCalendar();
      setCalendar(() => component);
      setFailed(false);
      setOpen(true);
    } catch {
      setFailed(true);
      input.current?.focus();
    }
  };
  return {
    Calendar,
    isOpen,
    setOpen,
    hasFailed,
    prepare: () => void loadCalendar().catch(() => undefined),
    open: () => void open(),
  };
}
