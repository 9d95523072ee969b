import { DataGrid } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Pagination } from '@tuanbao/library/components/Pagination';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { messages } from './orders.messages.ts';
import { usePersonColumns } from './personColumns.tsx';

const pageSize = 20;

export interface PersonsTableProps {
  /** Persons, with personal data masked. */
  readonly persons: readonly Person[];
  readonly schemes: readonly Pick<Scheme, 'id' | 'name'>[];
}

/**
 * Table of the insured persons of an order, one page at a time. All persons are already loaded. On a phone, each person
 * is a card.
 */
export function PersonsTable({ persons, schemes }: PersonsTableProps): ReactElement {
  const words = useMessages(messages);
  const columns = usePersonColumns(schemes);
  const [page, setPage] = useState(1);
  if (persons.length === 0) return <EmptyState title={words.noPersons} />;
  return (
    <>
      <DataGrid
        caption={words.personTable}
        isCaptionHidden
        columns={columns}
        rows={persons.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ key }) => String(key)}
      />
      {persons.length > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={persons.length} onChange={setPage} />
      ) : null}
    </>
  );
}
