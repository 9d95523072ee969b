import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { messages } from './DataGrid.messages.ts';
import * as S from './DataGrid.styles.ts';
import { type DataGridColumn, type DataGridSort, nextSort, sortedRows } from './dataGridColumn.ts';
import { DataGridHead } from './DataGridHead.tsx';
import { DataGridPlaceholder } from './DataGridPlaceholder.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import { type DataGridSelectionProps, useDataGridSelection } from './useDataGridSelection.ts';

export interface DataGridProps<Row> extends DataGridSelectionProps {
  /** What the table lists; it names the table. */
  caption: string;
  /** Whether the caption is only read out, where a heading already says it. @default false */
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataGridColumn<Row>[];
  /** The rows of one page, up to some two hundred. */
  rows: readonly Row[];
  /** What tells rows apart. */
  rowKey: (row: Row) => string;
  /** How a row is called where it is selected. @default its key */
  rowLabel?: ((row: Row) => string) | undefined;
  /** By which column the rows are ordered; null for the order in which they came. */
  sort?: DataGridSort | null | undefined;
  /** @default null */
  defaultSort?: DataGridSort | null | undefined;
  onSort?: ((sort: DataGridSort) => void) | undefined;
  /** Whether rows can be selected. @default false */
  allowsSelection?: boolean | undefined;
  /** What can be done with the selected rows; it stands beside their number. */
  selectionActions?: ReactNode;
  /** What can be done with a row: buttons or a menu at its end. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Rows that are there stay in sight while others load. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** What stands where there are no rows. @default '没有记录' */
  empty?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

function DataGridView<Row>(props: DataGridProps<Row>, ref: ForwardedRef<HTMLTableElement>): ReactElement {
  const root = useFocusRef(ref);
  const { caption, columns, rows, rowKey, rowLabel = rowKey, actions, status = 'ready', onSort, ...rest } = props;
  const { allowsSelection = false, isCaptionHidden = false } = rest;
  const words = useMessages(messages);
  const report = (next: DataGridSort | null): void => {
    if (next) onSort?.(next);
  };
  const [sort, setSort] = useControlledValue(rest.sort, rest.defaultSort ?? null, report);
  const shown = status === 'failed' ? [] : sortedRows(rows, columns, sort);
  const selection = useDataGridSelection(rest, shown.map(rowKey));
  const span = columns.length + (allowsSelection ? 1 : 0) + (actions ? 1 : 0);

  return (
    <S.Root className={rest.className} style={rest.style}>
      {allowsSelection ? (
        <S.SelectionBar>
          <span role="status">{words.selected(selection.keys.size)}</span>
          {selection.keys.size > 0 ? (
            <>
              <Button size="small" variant="quiet" onPress={selection.clear}>
                {words.clear}
              </Button>
              {rest.selectionActions}
            </>
          ) : null}
        </S.SelectionBar>
      ) : null}
      <VisuallyHidden role="status">{status === 'loading' ? words.loading : ''}</VisuallyHidden>
      <S.Table ref={root} {...tableRoles.table} aria-busy={status === 'loading' || undefined}>
        <S.Caption data-hidden={isCaptionHidden || undefined}>{caption}</S.Caption>
        <DataGridHead
          columns={columns}
          sort={sort}
          onSort={(column) => setSort(nextSort(sort, column))}
          selection={allowsSelection ? selection : null}
          hasActions={actions !== undefined}
          isEmpty={shown.length === 0}
        />
        <tbody {...tableRoles.rowGroup}>
          {shown.map((row) => {
            const key = rowKey(row);
            return (
              <DataGridRow
                key={key}
                row={row}
                label={rowLabel(row)}
                columns={columns}
                isSelected={allowsSelection ? selection.keys.has(key) : null}
                onToggle={() => selection.toggle(key)}
                actions={actions}
              />
            );
          })}
          {shown.length === 0 ? (
            <DataGridPlaceholder status={status} span={span} empty={rest.empty} onRetry={rest.onRetry} />
          ) : null}
        </tbody>
      </S.Table>
    </S.Root>
  );
}

/**
 * The table of a list: orders, quotations, invoices. A row becomes a card where the list is narrow. The heading sticks to
 * the top of the page, or to `--data-grid-top` below it. The ref is the table's; its `focus()` goes to the first control inside.
 */
export const DataGrid: <Row>(props: DataGridProps<Row> & RefAttributes<HTMLTableElement>) => ReactElement | null =
  forwardRef(DataGridView) as <Row>(props: DataGridProps<Row> & RefAttributes<HTMLTableElement>) => ReactElement | null;
