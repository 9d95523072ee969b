import type { ReactElement } from 'react';

import { Select } from '../../components/Select/index.ts';
import { socialSecurities } from '../../domain/enumeration/socialSecurity.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import {
  type CountedWord,
  type ValueWords,
  withMeaning,
  type WordField,
} from '../../domain/roster/import/valueWords.ts';
import { acceptedIdTypes, type RosterContext } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportValuesProps {
  /** Words in the file whose meaning isn't known. */
  unknown: readonly CountedWord[];
  /** Words for which the user has chosen a meaning. The meanings are in `words`. */
  explained: readonly CountedWord[];
  /** The meanings that the user has chosen for words. */
  words: ValueWords;
  /** The product data and rules. They determine which id types persons may have. */
  context: RosterContext;
  /** Called with a function that changes one meaning, when the user has changed a meaning. */
  onChange: (change: (words: ValueWords) => ValueWords) => void;
}

/**
 * Asks for the meaning of the words that aren't known. Each word is asked for only once, for all rows of the file. The
 * user can change a meaning later.
 */
export function RosterImportValues(props: RosterImportValuesProps): ReactElement | null {
  const { unknown, explained, words: known, context, onChange } = props;
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  if (unknown.length === 0 && explained.length === 0) return null;
  const optionsFor = (field: WordField) =>
    field === 'socialSecurity'
      ? socialSecurities.map((value) => ({ value, label: cells.socialSecurities[value] }))
      : field === 'sex'
        ? (['male', 'female'] as const).map((value) => ({ value, label: cells.sexes[value] }))
        : acceptedIdTypes(context).map((value) => ({ value, label: cells.idTypes[value] }));
  const asked = (word: CountedWord) => (
    <Select
      key={`${word.field} ${word.text}`}
      label={words.meaningOf(cells.fields[word.field], word.text, word.count)}
      placeholder={words.unknownWord}
      options={optionsFor(word.field)}
      value={ownValue(known[word.field], word.text) ?? ''}
      onChange={(meaning) => onChange((latest) => withMeaning(latest, word.field, word.text, meaning))}
    />
  );

  return (
    <S.Section data-step="values">
      {unknown.length > 0 ? (
        <>
          <h3>{words.values}</h3>
          <S.Classes>{unknown.map(asked)}</S.Classes>
        </>
      ) : null}
      {explained.length > 0 ? (
        <details>
          <summary>{words.explained(explained.length)}</summary>
          <S.Classes>{explained.map(asked)}</S.Classes>
        </details>
      ) : null}
    </S.Section>
  );
}
