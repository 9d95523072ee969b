import type { ReactElement } from 'react';

import { Word } from './UnbrokenWords.styles.ts';

/** A day, with or without the time. With this group, `split` returns the dates at the odd indices. */
const dates = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)/;

/**
 * Sentence in which no date breaks into lines. Otherwise browsers would break a date at a hyphen. For a value without a
 * sentence, `UnbrokenWords` is enough.
 */
export function UnbrokenDates({ text }: { readonly text: string }): ReactElement {
  return (
    <span>
      {text.split(dates).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same date may come twice, and parts have no state
        <Part key={place} text={part} isDate={place % 2 === 1} />
      ))}
    </span>
  );
}

const Part = ({ text, isDate }: { readonly text: string; readonly isDate: boolean }): ReactElement | string =>
  isDate ? <Word>{text}</Word> : text;
