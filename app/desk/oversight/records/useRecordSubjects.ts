import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo } from 'react';

import { messages as siteMessages } from '../../site/site.messages.ts';
import { messages as jobMessages } from '../../work/jobs.messages.ts';
import { messages as waitingMessages } from '../../work/waiting.messages.ts';
import { messages } from './subjects.messages.ts';

type Words = (typeof messages)['zh-CN'];
type Kinds = Readonly<Record<string, string>>;

/** The subjects that the server writes as a sentence, and their displayed texts. */
const sentences = (words: Words): readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] => {
  const person = (number = '', version = '') =>
    version === '' ? words.person(number) : words.inRoster(words.person(number), words.roster(version));
  return [
    [/^applicant$/, () => words.applicant],
    [/^persons$/, () => words.persons],
    [/^persons of (\S+)$/, (reference = '') => words.personsOf(reference)],
    [/^change (\d+) of (\S+)$/, (number = '', reference = '') => words.change(number, reference)],
    [/^roster (\d+)$/, (version = '') => words.roster(version)],
    [/^person (\d+)(?: of roster (\d+))?$/, person],
    [
      /^(\S+) person (\d+)(?: of roster (\d+))?$/,
      (orderSn = '', number = '', version = '') => words.under(orderSn, person(number, version)),
    ],
    [/^none$/, () => words.none],
    [/^agents$/, () => words.agents],
    [/^([\d,]+) rows?$/, (count = '') => words.rows(count)],
    [/^([\d,]+) added, ([\d,]+) left out$/, (added = '', leftOut = '') => words.added(added, leftOut)],
    [/^([\d,]+) to erase, ([\d,]+) kept$/, (erased = '', kept = '') => words.erased(erased, kept)],
  ];
};

/** Names of the kinds that a subject starts with, such as `order` in `order 20261120000001`. */
function useKinds(): Kinds {
  const { platform, payment } = useMessages(messages);
  const { workKinds } = useMessages(waitingMessages);
  const { kinds: jobKinds } = useMessages(jobMessages);
  const { kinds: siteKinds } = useMessages(siteMessages);
  return useMemo(
    () => ({ ...jobKinds, ...siteKinds, ...workKinds, platform, payment }),
    [jobKinds, siteKinds, workKinds, platform, payment],
  );
}

export interface RecordSubjects {
  /** Returns the displayed text of a recorded subject. An unknown subject, such as a number, is returned unchanged. */
  readonly textOf: (subject: string) => string;
  /** Returns the recorded subject for a displayed text that starts with the name of a kind. */
  readonly recordedOf: (text: string) => string;
}

/** Returns the functions that translate the subjects of records between the recorded and the displayed text. */
export function useRecordSubjects(): RecordSubjects {
  const words = useMessages(messages);
  const kinds = useKinds();
  return useMemo(() => {
    const known = sentences(words);
    const textOf = (subject: string) => {
      for (const [pattern, text] of known) {
        const found = pattern.exec(subject);
        if (found) return text(...found.slice(1));
      }
      const space = subject.indexOf(' ');
      const kind = space < 0 ? undefined : ownValue(kinds, subject.slice(0, space));
      return kind === undefined ? subject : `${kind}${subject.slice(space)}`;
    };
    const recordedOf = (text: string) => {
      const kind = Object.entries(kinds).find(([, name]) => text.startsWith(`${name} `));
      return kind ? `${kind[0]}${text.slice(kind[1].length)}` : text;
    };
    return { textOf, recordedOf };
  }, [words, kinds]);
}
