import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Pagination } from '@tuanbao/library/components/Pagination';
import type { Person, PersonField } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useState } from 'react';

import { Lines } from '../list/Lines.tsx';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages } from './orders.messages.ts';

const pageSize = 20;

export interface PersonsTableProps {
  /** Persons as they are shown: masked, except for those whom the agent has revealed. */
  readonly persons: readonly Person[];
  readonly schemes: readonly Pick<Scheme, 'id' | 'name'>[];
  /** Renders the buttons in the row of a person. @default no buttons */
  readonly actions?: ((person: Person) => ReactNode) | undefined;
}

/**
 * Table of the insured persons of an order, one page at a time. It has only four columns, so that it fits next to the
 * order's progress. On a phone, each person is a card.
 */
export function PersonsTable({ persons, schemes, actions }: PersonsTableProps): ReactElement {
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const [page, setPage] = useState(1);
  if (persons.length === 0) return <EmptyState title={words.noPersons} />;

  const column = (id: PersonField, cell: (person: Person) => ReactNode): DataGridColumn<Person> => ({
    id,
    header: cells.fields[id],
    isRowHeader: id === 'name',
    cell,
  });
  const schemeNames = new Map(schemes.map(({ id, name }) => [id, name]));
  const columns = [
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
  return (
    <>
      <DataGrid
        caption={words.personTable}
        isCaptionHidden
        columns={columns}
        rows={persons.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ key }) => String(key)}
        actions={actions}
      />
      {persons.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={persons.length} onChange={setPage} />
      ) : null}
    </>
  );
}
