import { DataGrid, type DataGridColumn, type DataGridProps } from '@tuanbao/library/components/DataGrid';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './list.messages.ts';
import * as S from './listTable.styles.ts';
import type { ListSort } from './sortInAddress.ts';

type GridProps<Row> = Omit<DataGridProps<Row>, 'defaultSort' | 'isCaptionHidden' | 'onSort' | 'sort' | 'status'>;

export interface ListTableProps<Row, Key extends string> extends GridProps<Row> {
  /** All columns, in display order. The id of a column that can be sorted is a key of the server's sort order. */
  readonly columns: readonly DataGridColumn<Row>[];
  /** Ids of the columns that the agent has hidden. The row header is always shown. */
  readonly hidden: readonly string[];
  /** Keys by which the server can sort the list. */
  readonly sortKeys: readonly Key[];
  readonly sort: ListSort<Key>;
  readonly onSort: (sort: ListSort<Key>) => void;
  /**
   * True while the rows of another page or sort order are loading. Until they are loaded, the previous rows stay
   * visible.
   */
  readonly isLoading: boolean;
}

/**
 * Table with one page of a list and its keyboard shortcuts. The server sorts the list. The caption of the table is
 * hidden, because the heading of the screen already names the list.
 */
export function ListTable<Row, Key extends string>(props: ListTableProps<Row, Key>): ReactElement {
  const { columns, hidden, sortKeys, sort, onSort, isLoading, ...grid } = props;
  const words = useMessages(messages);
  return (
    <>
      <S.Frame>
        <DataGrid
          {...grid}
          isCaptionHidden
          columns={columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id))}
          sort={{ column: sort.by, direction: sort.direction }}
          onSort={({ column, direction }) => {
            const by = sortKeys.find((key) => key === column);
            if (by) onSort({ by, direction });
          }}
          status={isLoading ? 'loading' : 'ready'}
        />
      </S.Frame>
      <S.Keys>{words.keyHelp(grid.allowsSelection ?? false)}</S.Keys>
    </>
  );
}
