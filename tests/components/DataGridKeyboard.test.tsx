import { screen } from '@testing-library/react';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { expect, it, vi } from 'vitest';

import { type ListedOrder, listedOrders } from '../../stories/fixtures/listedOrders.ts';
import { renderInChinese } from './inChinese.tsx';

const columns: readonly DataGridColumn<ListedOrder>[] = [
  { id: 'number', header: '订单号', isRowHeader: true, cell: ({ number }) => number },
];
const orders = listedOrders(3);
const names = orders.map(({ number }) => number);
const row = (index: number) => screen.getByRole('row', { name: new RegExp(names[index] ?? '') });

function renderGrid() {
  const [onOpen, onSelectionChange] = [
    vi.fn<(order: ListedOrder) => void>(),
    vi.fn<(keys: ReadonlySet<string>) => void>(),
  ];
  const rendered = renderInChinese(
    <DataGrid
      caption="订单"
      columns={columns}
      rows={orders}
      rowKey={({ number }) => number}
      allowsSelection
      onSelectionChange={onSelectionChange}
      onOpen={onOpen}
      actions={({ number }) => <button type="button">查看 {number}</button>}
    />,
  );
  return { ...rendered, onOpen, onSelectionChange };
}

it('moves the focus from row to row, opens one by Enter and selects it by X', async () => {
  const { user, onOpen, onSelectionChange } = renderGrid();
  row(0).focus();

  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(row(2)).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(row(1)).toHaveFocus();

  await user.keyboard('x');
  expect(onSelectionChange.mock.calls.at(-1)).toEqual([new Set([names[1]])]);
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[orders[1]]]);
});

it('has one row in the tab order, and leaves keys to the controls of a row', async () => {
  const { user, onOpen } = renderGrid();
  expect([0, 1, 2].map((index) => row(index).tabIndex)).toEqual([0, -1, -1]);

  screen.getByRole('button', { name: `查看 ${names[1] ?? ''}` }).focus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(onOpen).not.toHaveBeenCalled();
});
