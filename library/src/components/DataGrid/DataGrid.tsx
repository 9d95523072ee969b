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
import { DataGridBody } from './DataGridBody.tsx';
import { type DataGridColumn, type DataGridSort, nextSort, sortedRows } from './dataGridColumn.ts';
import { DataGridHead } from './DataGridHead.tsx';
import { tableRoles } from './tableRoles.ts';
import { type DataGridSelection, type DataGridSelectionProps, useDataGridSelection } from './useDataGridSelection.ts';

export interface DataGridProps<Row> extends DataGridSelectionProps {
  /** The caption of the table, which is also its name for screen readers. */
  caption: string;
  /** Hides the caption visually; use it when a visible heading has the same text. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The columns of the table, in display order. */
  columns: readonly DataGridColumn<Row>[];
  /** The rows of the current page, at most about 200. */
  rows: readonly Row[];
  /** Returns the key of a row. It must be unique among the rows of all pages. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row. Screen readers use it for the row's checkbox. @default the key of the row */
  rowLabel?: ((row: Row) => string) | undefined;
  /**
   * Column and direction by which the rows are sorted (controlled). If it is null, the rows stay in the given order.
   */
  sort?: DataGridSort | null | undefined;
  /** Initial column and direction of the sorting (uncontrolled). @default null */
  defaultSort?: DataGridSort | null | undefined;
  /** Called when the user sorts the rows by a column. */
  onSort?: ((sort: DataGridSort) => void) | undefined;
  /** Shows checkboxes with which the user selects rows. @default false */
  allowsSelection?: boolean | undefined;
  /** Buttons for actions on the selected rows. They are shown beside the number of selected rows. */
  selectionActions?: ReactNode;
  /** Returns the buttons or the menu at the end of a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /**
   * Called when the user presses Enter on a row. With this prop, rows can have the focus: ↑ and ↓ focus the row above
   * or below, and Home and End focus the first or the last row. If rows can be selected, X selects or deselects the
   * focused row.
   */
  onOpen?: ((row: Row) => void) | undefined;
  /**
   * State of the rows: `ready`, `loading`, or `failed` to load. While new rows are loading, the present rows stay
   * visible. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called when the user presses the button that loads the rows again. */
  onRetry?: (() => void) | undefined;
  /** Content that is shown when the status is `ready` and the table has no rows. @default '没有记录' */
  empty?: ReactNode;
  /** Class name of the outermost element that the component renders. */
  className?: string;
  /** Inline style of the outermost element that the component renders. */
  style?: CSSProperties;
}

interface SelectionBarProps {
  readonly selection: DataGridSelection;
  readonly actions: ReactNode;
}

/** Shows the number of selected rows and the buttons for these rows. */
function SelectionBar({ selection, actions }: SelectionBarProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.SelectionBar>
      <span role="status">{words.selected(selection.keys.size)}</span>
      {selection.keys.size > 0 ? (
        <>
          <Button size="small" variant="quiet" onPress={selection.clear}>
            {words.clear}
          </Button>
          {actions}
        </>
      ) : null}
    </S.SelectionBar>
  );
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

  return (
    <S.Root className={rest.className} style={rest.style}>
      {allowsSelection ? <SelectionBar selection={selection} actions={rest.selectionActions} /> : null}
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
        <DataGridBody
          rows={shown}
          rowKey={rowKey}
          rowLabel={rowLabel}
          columns={columns}
          selection={allowsSelection ? selection : null}
          actions={actions}
          onOpen={rest.onOpen}
          placeholder={{ status, empty: rest.empty, onRetry: rest.onRetry }}
        />
      </S.Table>
    </S.Root>
  );
}

/**
 * Table of records, for example orders, quotations or invoices. If the table is narrow, each row becomes a card.
 * Otherwise the header row sticks to the window at the distance `--data-grid-top` from the top. The ref is the table
 * element. Its `focus()` focuses a control inside.
 */
export const DataGrid: <Row>(props: DataGridProps<Row> & RefAttributes<HTMLTableElement>) => ReactElement | null =
  forwardRef(DataGridView) as <Row>(props: DataGridProps<Row> & RefAttributes<HTMLTableElement>) => ReactElement | null;
