import type { ReactElement } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import { Select } from '../../components/Select/index.ts';
import { missingFields, type RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import { type PersonField, personFields } from '../../domain/roster/person.ts';
import { isAsked, type RosterContext } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportColumnsProps {
  /** The columns of the file, each with the field that it contains. */
  columns: readonly RosterColumn[];
  /** The product data and rules. They decide which fields must have a column. */
  context: RosterContext;
  /** Called with a function that assigns a field to one column, whenever the user has changed the field of a column. */
  onChange: (change: (columns: readonly RosterColumn[]) => readonly RosterColumn[]) => void;
}

/**
 * Assigns a field to a column. A field has at most one column, so the field is removed from the column that had it
 * before.
 */
const remapped = (
  columns: readonly RosterColumn[],
  index: number,
  field: PersonField | null,
): readonly RosterColumn[] =>
  columns.map((column) => {
    if (column.index === index) return { ...column, field, isGuessed: false, isChosen: true };
    return column.field === field ? { ...column, field: null } : column;
  });

/** Shows which field each column of the file contains. The user can choose another field for a column. */
export function RosterImportColumns({ columns, context, onChange }: RosterImportColumnsProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const { listed } = usePunctuation();
  const fields = personFields.filter(
    (field) => field !== 'schemeId' && (field !== 'socialSecurity' || isAsked(field, context)),
  );
  const options = fields.map((field) => ({ value: field, label: cells.fields[field] }));
  const missing = missingFields(columns, context);
  const nameOf = ({ caption, isUnnamed }: Pick<RosterColumn, 'caption' | 'isUnnamed'>) =>
    isUnnamed ? words.columnAt(caption) : caption;

  return (
    <S.Section data-step="columns">
      <details open={missing.length > 0 || columns.some(({ isGuessed }) => isGuessed)}>
        <summary>{words.columns}</summary>
        <S.Columns>
          <thead>
            <tr>
              <th scope="col">{words.fileColumn}</th>
              <th scope="col">{words.field}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ index, field, isGuessed, ...column }) => (
              <tr key={index}>
                <td>
                  {nameOf(column)}
                  {isGuessed ? <S.Guess>{words.guessed}</S.Guess> : null}
                </td>
                <td>
                  <Select
                    aria-label={words.fieldOf(nameOf(column))}
                    placeholder={words.leftOut}
                    options={options}
                    value={field ?? ''}
                    onChange={(value) =>
                      onChange((latest) => remapped(latest, index, fields.find((each) => each === value) ?? null))
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </S.Columns>
      </details>
      {missing.length > 0 ? (
        <Notice tone="danger">{words.missing(listed(missing.map((field) => cells.fields[field])))}</Notice>
      ) : null}
    </S.Section>
  );
}
