import type { ComponentProps, ReactElement, ReactNode } from 'react';

import type { DataGridColumn } from './dataGridColumn.ts';
import { DataGridPlaceholder } from './DataGridPlaceholder.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import type { DataGridSelection } from './useDataGridSelection.ts';
import { useRowKeyboard } from './useRowKeyboard.ts';

interface DataGridBodyProps<Row> {
  /** The rows that are shown, in display order. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly DataGridColumn<Row>[];
  /** State of the selection; null when rows can't be selected. */
  readonly selection: DataGridSelection | null;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  /** Called when the user presses Enter on a focused row. If it is undefined, rows can't have the focus. */
  readonly onOpen: ((row: Row) => void) | undefined;
  /** Props of the placeholder that is shown when the table has no rows. */
  readonly placeholder: Omit<ComponentProps<typeof DataGridPlaceholder>, 'span'>;
}

/** The body of the table: its rows, or a placeholder when the table has no rows. */
export function DataGridBody<Row>(props: DataGridBodyProps<Row>): ReactElement {
  const { rows, rowKey, rowLabel, columns, selection, actions, onOpen, placeholder } = props;
  const keyboard = useRowKeyboard(rows.map(rowKey));
  return (
    <tbody {...tableRoles.rowGroup}>
      {rows.map((row, index) => {
        const key = rowKey(row);
        const toggle = selection && (() => selection.toggle(key));
        return (
          <DataGridRow
            key={key}
            row={row}
            label={rowLabel(row)}
            columns={columns}
            isSelected={selection && selection.keys.has(key)}
            onToggle={() => toggle?.()}
            actions={actions}
            keyboard={onOpen && keyboard.ofRow(index, () => onOpen(row), toggle)}
          />
        );
      })}
      {rows.length === 0 ? (
        <DataGridPlaceholder {...placeholder} span={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)} />
      ) : null}
    </tbody>
  );
}
