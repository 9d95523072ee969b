import type { CalendarDay } from './calendarDay.ts';

/** Source of the current time for the rules of insurance. Tests, stories and the sandbox use another clock. */
export interface Clock {
  /** Returns the current instant. */
  now(): Date;
  /** Returns the current day in Asia/Shanghai. */
  today(): CalendarDay;
}

const shanghaiOffsetMs = 8 * 60 * 60 * 1000; // China has used UTC+8 all year since 1992

/** The calendar day of an instant in Asia/Shanghai. */
export const shanghaiDayOf = (instant: Date): CalendarDay =>
  new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 10);

/** The first instant of a calendar day in Asia/Shanghai. */
export const shanghaiStartOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00+08:00`);

const clockOf = (now: () => Date): Clock => ({ now, today: () => shanghaiDayOf(now()) });

/** The clock of the computer on which the code runs. */
export const systemClock: Clock = clockOf(() => new Date());

/** A clock that shows the time of `clock` plus `offsetMs()` milliseconds. */
export const shiftedClock = (clock: Clock, offsetMs: () => number): Clock =>
  clockOf(() => new Date(clock.now().getTime() + offsetMs()));

/**
 * A clock that always returns the instant `iso` (ISO 8601). It is for stories and tests, also in apps that use the
 * library.
 * @public
 */
export const frozenClock = (iso: string): Clock => clockOf(() => new Date(iso));
