import type { ReactElement } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { messages } from './DataGrid.messages.ts';
import * as S from './DataGrid.styles.ts';
import type { DataGridColumn, DataGridSort } from './dataGridColumn.ts';
import { SortButton } from './DataGridSortButton.styles.ts';
import { DataGridTick } from './DataGridTick.tsx';
import { tableRoles } from './tableRoles.ts';
import type { DataGridSelection } from './useDataGridSelection.ts';

interface DataGridHeadProps<Row> {
  readonly columns: readonly DataGridColumn<Row>[];
  readonly sort: DataGridSort | null;
  readonly onSort: (column: string) => void;
  readonly selection: DataGridSelection | null;
  readonly hasActions: boolean;
  readonly isEmpty: boolean;
}

/** The header row of the table. In a narrow table, only its controls for sorting and selecting are shown. */
export function DataGridHead<Row>(props: DataGridHeadProps<Row>): ReactElement {
  const { columns, sort, onSort, selection, hasActions, isEmpty } = props;
  const words = useMessages(messages);

  return (
    <S.Head {...tableRoles.rowGroup}>
      <tr
        {...tableRoles.row}
        data-sorts={columns.some(({ isSortable }) => isSortable) ? words.sort : undefined}
        data-selects={selection ? '' : undefined}
      >
        {selection ? (
          <th {...tableRoles.columnHeader} data-part="tick">
            <DataGridTick
              label={words.selectAll}
              isLabelled
              state={selection.ofPage}
              isDisabled={isEmpty}
              onToggle={selection.togglePage}
            />
          </th>
        ) : null}
        {columns.map(({ id, header, align, isSortable, width }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              {...tableRoles.columnHeader}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              data-align={align}
              style={width === undefined ? undefined : { inlineSize: width }}
            >
              {isSortable ? (
                <SortButton type="button" onClick={() => onSort(id)}>
                  {header}
                  {direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
                </SortButton>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasActions ? (
          <th {...tableRoles.columnHeader} data-align="end" data-part="actions">
            {words.actions}
          </th>
        ) : null}
      </tr>
    </S.Head>
  );
}
