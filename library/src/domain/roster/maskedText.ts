import type { PersonField } from './person.ts';

const hidden = (text: string, from: number, to: number) =>
  text.slice(0, from) + '*'.repeat(Math.max(0, to - from)) + text.slice(Math.max(from, to));

/** Personal data as it is shown where it isn't meant to be read: first character of a name, area and end of a number. */
export function maskedText(field: PersonField, text: string): string {
  if (field === 'name') return hidden(text, 1, text.length);
  if (field === 'idNo') return text.length > 8 ? hidden(text, 4, text.length - 4) : hidden(text, 1, text.length);
  return field === 'birthday' ? hidden(text, 4, text.length) : text;
}
