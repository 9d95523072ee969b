import { shanghaiDayOf } from '../domain/calendar/clock.ts';

let shanghaiTime: Intl.DateTimeFormat | null = null;

/** The format is created on first use. Creating it takes time, and many pages that import this file show no instant. */
const timeFormat = (): Intl.DateTimeFormat =>
  (shanghaiTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/**
 * Formats an ISO instant as `2026-11-20 09:05`, always in the time zone Asia/Shanghai. @throws RangeError when the text
 * isn't an instant
 */
export function formatInstant(iso: string): string {
  const instant = new Date(iso);
  return `${shanghaiDayOf(instant)} ${timeFormat().format(instant)}`;
}
