import { screen, within } from '@testing-library/react';
import {
  DataGrid,
  type DataGridColumn,
  type DataGridProps,
  type DataGridSort,
} from '@tuanbao/library/components/DataGrid';
import { expect, it, vi } from 'vitest';

import { type ListedOrder, listedOrders } from '../../stories/fixtures/listedOrders.ts';
import { renderInChinese } from './inChinese.tsx';

const columns: readonly DataGridColumn<ListedOrder>[] = [
  { id: 'number', header: '订单号', isRowHeader: true, cell: ({ number }) => number },
  {
    id: 'persons',
    header: '人数',
    align: 'end',
    isSortable: true,
    compare: (one, other) => one.persons - other.persons,
    cell: ({ persons }) => persons,
  },
  { id: 'placedOn', header: '下单日期', isSortable: true, cell: ({ placedOn }) => placedOn },
];
const orders = listedOrders(3);
const first = orders[0]?.number ?? '';

const renderGrid = (props: Partial<DataGridProps<ListedOrder>> = {}) =>
  renderInChinese(
    <DataGrid caption="订单" columns={columns} rows={orders} rowKey={({ number }) => number} {...props} />,
  );
const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });

it('is a table named by its caption, each row by its own heading', () => {
  renderGrid();
  const row = screen.getByRole('row', { name: new RegExp(first) });

  expect(screen.getByRole('table', { name: '订单' })).toContainElement(row);
  expect(within(row).getByRole('rowheader', { name: first })).toBeVisible();
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
});

it('sorts rows by a column that compares them, ascending first', async () => {
  const { user } = renderGrid();
  const upwards = orders.toSorted((one, other) => one.persons - other.persons).map(({ number }) => number);

  await user.click(screen.getByRole('button', { name: '人数' }));
  expect(numbers()).toEqual(upwards);
  expect(heading('人数')).toHaveAttribute('aria-sort', 'ascending');

  await user.click(screen.getByRole('button', { name: '人数' }));
  expect(numbers()).toEqual(upwards.toReversed());
  expect(heading('人数')).toHaveAttribute('aria-sort', 'descending');
});

it('leaves the sort order to its parent if a column does not compare', async () => {
  const onSort = vi.fn<(sort: DataGridSort) => void>();
  const { user } = renderGrid({ onSort });
  await user.click(screen.getByRole('button', { name: '下单日期' }));

  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'placedOn', direction: 'ascending' });
  expect(numbers()).toEqual(orders.map(({ number }) => number));
});

it('keeps the sort order of its parent', async () => {
  const onSort = vi.fn<(sort: DataGridSort) => void>();
  const { user } = renderGrid({ sort: { column: 'persons', direction: 'ascending' }, onSort });
  await user.click(screen.getByRole('button', { name: '人数' }));

  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'persons', direction: 'descending' });
  expect(heading('人数')).toHaveAttribute('aria-sort', 'ascending');
});

it('has no sort on a heading that does not sort', () => {
  renderGrid();

  expect(heading('订单号')).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: '订单号' })).not.toBeInTheDocument();
});

it('selects rows by keyboard, shows how many, and clears them', async () => {
  const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  const { user } = renderGrid({ allowsSelection: true, onSelectionChange });
  expect(screen.getByText('未选择')).toBeVisible();

  screen.getByRole('checkbox', { name: `选择 ${first}` }).focus();
  await user.keyboard(' ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([first]));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked();

  await user.click(screen.getByRole('button', { name: '取消选择' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
});

it('selects and clears a page without touching the selection of other pages', async () => {
  const onSelectionChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  const { user } = renderGrid({
    allowsSelection: true,
    defaultSelectedKeys: new Set(['TB2025000001']),
    onSelectionChange,
  });
  const all = screen.getByRole('checkbox', { name: '全选本页' });

  await user.click(all);
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['TB2025000001', ...orders.map(({ number }) => number)]));
  await user.click(all);

  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['TB2025000001']));
});

it('keeps the rows in sight while others load', () => {
  renderGrid({ status: 'loading' });

  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('正在加载…')).toBeInTheDocument();
  expect(numbers()).toHaveLength(3);
});

it('shows that there are no rows, or that loading failed with a retry button', async () => {
  const onRetry = vi.fn<() => void>();
  const { user, rerender } = renderGrid({ rows: [], allowsSelection: true });
  expect(screen.getByText('没有记录')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '全选本页' })).toBeDisabled();

  rerender(
    <DataGrid
      caption="订单"
      columns={columns}
      rows={orders}
      rowKey={({ number }) => number}
      status="failed"
      onRetry={onRetry}
    />,
  );
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));

  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});

it('offers the actions of a row at its end', () => {
  renderGrid({ actions: ({ number }) => <button type="button">{`开票 ${number}`}</button> });

  expect(heading('操作')).toBeVisible();
  expect(screen.getByRole('button', { name: `开票 ${first}` })).toBeVisible();
});
