import type { ComponentProps, ReactElement, ReactNode } from 'react';

import type { DataGridColumn } from './dataGridColumn.ts';
import { DataGridPlaceholder } from './DataGridPlaceholder.tsx';
import { DataGridRow } from './DataGridRow.tsx';
import { tableRoles } from './tableRoles.ts';
import type { DataGridSelection } from './useDataGridSelection.ts';
import { useRowKeyboard } from './useRowKeyboard.ts';

interface DataGridBodyProps<Row> {
  /** The rows shown, in their order. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly DataGridColumn<Row>[];
  /** null where rows can't be selected. */
  readonly selection: DataGridSelection | null;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  /** Opens a row by Enter; absent where rows can't be focused. */
  readonly onOpen: ((row: Row) => void) | undefined;
  /** Content in place of rows. */
  readonly placeholder: Omit<ComponentProps<typeof DataGridPlaceholder>, 'span'>;
}

/** The rows, or what stands in their place while there are none. */
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
