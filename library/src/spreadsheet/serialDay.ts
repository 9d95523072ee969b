const dayMs = 86_400_000;
const secondsPerDay = 86_400;
/** Serial numbers end with the year 9999. */
const lastSerial = 2_958_465;

/** Day 0 of the two calendars that workbooks count in. From March 1900 on the first one is a day ahead: it has a 29 February 1900. */
export type DateSystem = 1900 | 1904;
const epochs: Readonly<Record<DateSystem, number>> = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The day that a date cell shows, `YYYY-MM-DD`, with its time of day where it has one; null for figures that no date can
 * have. A time without a day is on day 0: `08:30:00`.
 */
export function serialDay(serial: number, system: DateSystem): string | null {
  if (!(serial >= 0 && serial <= lastSerial)) return null;
  const seconds = Math.round(serial * secondsPerDay);
  const whole = Math.floor(seconds / secondsPerDay);
  const rest = seconds - whole * secondsPerDay;
  const time = `${twoDigits(Math.floor(rest / 3600))}:${twoDigits(Math.floor(rest / 60) % 60)}:${twoDigits(rest % 60)}`;
  if (serial < 1 && rest > 0) return time;
  const isBeforeLeapDay = system === 1900 && whole < 60;
  const day = new Date(epochs[system] + (isBeforeLeapDay ? whole + 1 : whole) * dayMs).toISOString().slice(0, 10);
  return rest === 0 ? day : `${day} ${time}`;
}
