import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Link } from '@tuanbao/library/components/Link';
import { Money } from '@tuanbao/library/components/Money';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Tag } from '@tuanbao/library/components/Tag';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { type ListedOrder, listedOrders } from '../fixtures/listedOrders.ts';
import { Stack } from './Layout.styles.ts';

const columns: readonly DataGridColumn<ListedOrder>[] = [
  {
    id: 'number',
    header: '订单号',
    isRowHeader: true,
    cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
    width: '10em',
  },
  { id: 'applicant', header: '投保企业', cell: ({ applicant }) => applicant },
  { id: 'product', header: '产品', cell: ({ product }) => product },
  { id: 'persons', header: '人数', align: 'end', isSortable: true, cell: ({ persons }) => persons, width: '5em' },
  {
    id: 'premium',
    header: '保费',
    align: 'end',
    isSortable: true,
    compare: (one, other) => one.premium - other.premium,
    cell: ({ premium }) => <Money fen={premium} />,
    width: '9em',
  },
  { id: 'placedOn', header: '下单日期', isSortable: true, cell: ({ placedOn }) => placedOn, width: '8em' },
  { id: 'status', header: '状态', cell: ({ status }) => <Tag>{status}</Tag>, width: '7em' },
];

function Orders(props: Partial<Parameters<typeof DataGrid<ListedOrder>>[0]>): ReactElement | null {
  return (
    <DataGrid caption="订单" columns={columns} rows={listedOrders(6)} rowKey={({ number }) => number} {...props} />
  );
}

const meta = {
  title: 'Components/DataGrid',
  component: Orders,
  args: { onSort: fn(), onSelectionChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保费' }));
    await userEvent.click(canvas.getByRole('button', { name: '保费' }));

    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'premium', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: '保费' })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Selects: Story = {
  args: { allowsSelection: true, selectionActions: <Button size="small">批量开票</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 TB2026110000/ }));
    await expect(canvas.getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }));

    await expect(canvas.getByText('已选 6 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '批量开票' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('正在加载…')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { rows: [], allowsSelection: true } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: '重试' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gallery: Story = {
  args: {
    allowsSelection: true,
    defaultSelectedKeys: new Set(['TB2026109963']),
    defaultSort: { column: 'premium', direction: 'descending' },
    selectionActions: <Button size="small">批量开票</Button>,
    actions: ({ status }) => (
      <Button size="small" variant="quiet">
        {status === '待支付' ? '去支付' : '查看保单'}
      </Button>
    ),
  },
  render: (args) => (
    <Stack>
      <Orders {...args} />
      <Pagination page={1} pageSize={6} total={42} onChange={() => undefined} />
    </Stack>
  ),
};
