import { type ReactElement, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { correctableFields, type Correction } from '../../domain/roster/corrections.ts';
import { maskedText } from '../../domain/roster/maskedText.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import { personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PersonCorrections.messages.ts';
import * as S from './PersonCorrections.styles.ts';

const pageSize = 10;

export interface PersonCorrectionListProps {
  /** The corrections, in the order of the roster. */
  corrections: readonly Correction[];
  /** Masks the names, id numbers and birthdays in the list. */
  isMasked: boolean;
  /** Called with the correction that the user undoes. */
  onTakeBack: (correction: Correction) => void;
}

/** List of the corrections, by person. Each entry shows the recorded value beside the new value. */
export function PersonCorrectionList({ corrections, isMasked, onTakeBack }: PersonCorrectionListProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(corrections.length / pageSize)));
  const shown = (field: PersonField, text: string) => (isMasked ? maskedText(field, text) : text);
  const textOf = (person: Person, field: PersonField) =>
    shown(field, wordOfCell(cells, field, person[field])) || words.empty;

  return (
    <>
      <S.List aria-label={words.list}>
        {corrections.slice((page - 1) * pageSize, page * pageSize).map((correction) => {
          const { row, before, after } = correction;
          const name = shown('name', before.name);
          return (
            <li key={before.key}>
              <strong>{words.row(row, name)}</strong>
              {correctableFields
                .filter((field) => before[field] !== after[field])
                .map((field) => (
                  <span key={field}>
                    {cells.fields[field]} <del>{textOf(before, field)}</del> → <ins>{textOf(after, field)}</ins>
                  </span>
                ))}
              <Button
                size="small"
                variant="quiet"
                aria-label={words.takeBackOf(row, name)}
                onPress={() => onTakeBack(correction)}
              >
                {words.takeBack}
              </Button>
            </li>
          );
        })}
      </S.List>
      {corrections.length > pageSize ? (
        <Pagination
          aria-label={words.list}
          page={page}
          pageSize={pageSize}
          total={corrections.length}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}
