import type { Person } from '@tuanbao/library/domain/roster/person';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages as orderMessages } from '../orders/orders.messages.ts';
import { usePersonColumns } from '../orders/personColumns.tsx';
import { messages } from './orderPersons.messages.ts';
import * as S from './PrintedRosterTable.styles.ts';

export interface PrintedRosterTableProps {
  /** All persons of the roster; personal data are masked. */
  readonly persons: readonly Person[];
  readonly schemes: readonly Pick<Scheme, 'id' | 'name'>[];
}

/**
 * Numbered table of all persons of a roster, for printing. Its header row is repeated on every page, and no row is
 * split between two pages.
 */
export function PrintedRosterTable({ persons, schemes }: PrintedRosterTableProps): ReactElement {
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const columns = usePersonColumns(schemes);
  return (
    <S.Table aria-label={orderWords.personTable}>
      <thead>
        <tr>
          <th scope="col">{words.ordinal}</th>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {persons.map((person, index) => (
          <tr key={person.key}>
            <td>{index + 1}</td>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(person)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
