import type { ReactElement } from 'react';

import { Select } from '../../components/Select/index.ts';
import type { UnknownWord, ValueWords, WordField } from '../../domain/roster/import/valueWords.ts';
import { personIdTypes } from '../../domain/roster/person.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportValuesProps {
  /** Words that nobody knows; those that were explained are in `words`. */
  unknown: readonly UnknownWord[];
  words: ValueWords;
  onChange: (words: ValueWords) => void;
}

const explained = (
  words: ValueWords,
  { field, text }: Pick<UnknownWord, 'field' | 'text'>,
  word: string,
): ValueWords => ({
  ...words,
  [field]: { ...words[field], [text]: word },
});

/** What words of the file mean that nobody knows: each is asked once, however many rows have it. */
export function RosterImportValues({ unknown, words: known, onChange }: RosterImportValuesProps): ReactElement | null {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  if (unknown.length === 0) return null;
  const optionsFor = (field: WordField) =>
    field === 'sex'
      ? (['male', 'female'] as const).map((value) => ({ value, label: cells.sexes[value] }))
      : personIdTypes.map((value) => ({ value, label: cells.idTypes[value] }));

  return (
    <S.Section>
      <h3>{words.values}</h3>
      <S.Classes>
        {unknown.map((word) => (
          <Select
            key={`${word.field} ${word.text}`}
            label={words.meaningOf(cells.fields[word.field], word.text, word.count)}
            placeholder={words.unknownWord}
            options={optionsFor(word.field)}
            value=""
            onChange={(value) => onChange(explained(known, word, value))}
          />
        ))}
      </S.Classes>
    </S.Section>
  );
}
