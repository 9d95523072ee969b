import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import type { Person, PersonField } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactNode } from 'react';

import { Lines } from '../list/Lines.tsx';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';

/**
 * Returns the columns of a table of insured persons. There are only four columns, so that the table fits next to the
 * order's documents.
 */
export function usePersonColumns(schemes: readonly Pick<Scheme, 'id' | 'name'>[]): readonly DataGridColumn<Person>[] {
  const cells = useMessages(personWords);
  const column = (id: PersonField, cell: (person: Person) => ReactNode): DataGridColumn<Person> => ({
    id,
    header: cells.fields[id],
    isRowHeader: id === 'name',
    cell,
  });
  const schemeNames = new Map(schemes.map(({ id, name }) => [id, name]));
  return [
    column('name', ({ name, sex, birthday, socialSecurity }) => (
      <Lines
        below={
          <UnbrokenWords
            text={[wordOfCell(cells, 'sex', sex), birthday, wordOfCell(cells, 'socialSecurity', socialSecurity)]
              .filter(Boolean)
              .join(' · ')}
          />
        }
      >
        {name}
      </Lines>
    )),
    column('idNo', ({ idType, idNo }) => (
      <Lines below={wordOfCell(cells, 'idType', idType)}>
        <UnbrokenWords text={idNo} />
      </Lines>
    )),
    column('occupationName', ({ occupationName, occupationClass }) => (
      <Lines below={`${cells.fields.occupationClass} ${occupationClass}`}>{occupationName}</Lines>
    )),
    column('schemeId', ({ schemeId }) => schemeNames.get(schemeId) ?? ''),
  ];
}
