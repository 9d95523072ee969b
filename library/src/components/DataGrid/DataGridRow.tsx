import type { ReactElement, ReactNode } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './DataGrid.messages.ts';
import type { DataGridColumn } from './dataGridColumn.ts';
import { DataGridTick } from './DataGridTick.tsx';
import { tableRoles } from './tableRoles.ts';
import type { RowKeyboard } from './useRowKeyboard.ts';

interface DataGridRowProps<Row> {
  readonly row: Row;
  /** Name of the row. Screen readers use it for the row's checkbox. */
  readonly label: string;
  readonly columns: readonly DataGridColumn<Row>[];
  /** True when the row is selected; null when rows can't be selected. */
  readonly isSelected: boolean | null;
  readonly onToggle: () => void;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  /** Props with which the user can focus and open the row by keyboard. Undefined when rows can't be opened. */
  readonly keyboard: RowKeyboard | undefined;
}

/** One row of the table. If the table is narrow, the row is shown as a card. */
export function DataGridRow<Row>(props: DataGridRowProps<Row>): ReactElement {
  const { row, label, columns, isSelected, onToggle, actions, keyboard } = props;
  const words = useMessages(messages);

  return (
    <tr {...tableRoles.row} {...keyboard} data-selected={isSelected || undefined}>
      {isSelected === null ? null : (
        <td {...tableRoles.cell} data-part="tick">
          <DataGridTick label={words.select(label)} state={isSelected ? 'all' : 'none'} onToggle={onToggle} />
        </td>
      )}
      {columns.map(({ id, header, cell, align, isRowHeader }) =>
        isRowHeader ? (
          <th key={id} {...tableRoles.rowHeader} data-align={align} data-label={header}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} {...tableRoles.cell} data-align={align} data-label={header}>
            {cell(row)}
          </td>
        ),
      )}
      {actions ? (
        <td {...tableRoles.cell} data-part="actions">
          <div>{actions(row)}</div>
        </td>
      ) : null}
    </tr>
  );
}
