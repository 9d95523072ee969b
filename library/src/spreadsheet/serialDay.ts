const secondsPerDay = 86_400;
/**
 * The date system of a workbook, named after the year in which it begins. The system 1900 counts a 29 February 1900,
 * which didn't exist, so its serial numbers are one too high from March 1900 on.
 */
export type DateSystem = 1900 | 1904;
/** Highest serial number of each date system: the number of 31 December 9999. */
const lastSerials: Readonly<Record<DateSystem, number>> = { 1900: 2_958_465, 1904: 2_957_003 };
/** Number of days from 1 March 1600 to day 0 of each date system; for 1900, day 0 is counted back from March 1900. */
const epochs: Readonly<Record<DateSystem, number>> = { 1900: 109_511, 1904: 110_973 };

const twoDigitTexts = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const twoDigits = (value: number): string => twoDigitTexts[value] ?? '';

const [daysIn400Years, daysIn100Years, daysIn4Years, daysInYear] = [146_097, 36_524, 1461, 365];

/**
 * The day that is `days` days after 1 March 1600. Years are counted from March. The leap day is then at the end of the
 * year, and all months except the last one have a fixed length.
 */
function dayText(days: number): string {
  const cycles = Math.floor(days / daysIn400Years);
  let left = days - cycles * daysIn400Years;
  const centuries = Math.min(3, Math.floor(left / daysIn100Years));
  left -= centuries * daysIn100Years;
  const fours = Math.floor(left / daysIn4Years);
  left -= fours * daysIn4Years;
  const years = Math.min(3, Math.floor(left / daysInYear));
  left -= years * daysInYear;
  // Every five months, counted from March, have 153 days together.
  const month = Math.floor((5 * left + 2) / 153);
  const day = left - Math.floor((153 * month + 2) / 5) + 1;
  const year = 1600 + cycles * 400 + centuries * 100 + fours * 4 + years + (month >= 10 ? 1 : 0);
  return `${year}-${twoDigits(month >= 10 ? month - 9 : month + 3)}-${twoDigits(day)}`;
}

/**
 * Converts a serial number to a day, `YYYY-MM-DD`, followed by the time of day if the number contains a time. A number
 * between 0 and 1 is a time without a day and becomes the time only, for example `08:30:00`. Null when the number isn't
 * a date.
 */
export function serialDay(serial: number, system: DateSystem): string | null {
  if (!(serial >= 0 && serial <= lastSerials[system])) return null;
  const seconds = Math.round(serial * secondsPerDay);
  const whole = Math.floor(seconds / secondsPerDay);
  const rest = seconds - whole * secondsPerDay;
  const isBeforeLeapDay = system === 1900 && whole < 60;
  const day = () => dayText(epochs[system] + (isBeforeLeapDay ? whole + 1 : whole));
  if (rest === 0) return day();
  const time = `${twoDigits(Math.floor(rest / 3600))}:${twoDigits(Math.floor(rest / 60) % 60)}:${twoDigits(rest % 60)}`;
  return serial < 1 ? time : `${day()} ${time}`;
}
