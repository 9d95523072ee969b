import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Money } from '@tuanbao/library/components/Money';
import { OrderStatusTag, type OrderStatusTagProps } from '@tuanbao/library/widgets/OrderStatusTag';
import type { ReactElement } from 'react';

interface Order {
  readonly orderSn: string;
  readonly applicant: string;
  readonly premiumFen: number;
  readonly status: OrderStatusTagProps['status'];
}

const orders: readonly Order[] = [
  {
    orderSn: 'TB20261120000017',
    applicant: '苏州团保示范科技有限公司',
    premiumFen: 1_257_000,
    status: 'awaitingPayment',
  },
  { orderSn: 'TB20261119000004', applicant: '深圳安行示范物流有限公司', premiumFen: 386_400, status: 'insured' },
];

const columns: readonly DataGridColumn<Order>[] = [
  { id: 'orderSn', header: '订单号', cell: ({ orderSn }) => orderSn, isRowHeader: true },
  { id: 'applicant', header: '投保人', cell: ({ applicant }) => applicant },
  {
    id: 'premium',
    header: '保费',
    cell: ({ premiumFen }) => <Money fen={premiumFen} />,
    align: 'end',
    isSortable: true,
    compare: (one, other) => one.premiumFen - other.premiumFen,
  },
  { id: 'status', header: '状态', cell: ({ status }) => <OrderStatusTag status={status} /> },
];

export function Example(): ReactElement {
  return (
    <DataGrid caption="我的订单" columns={columns} rows={orders} rowKey={({ orderSn }) => orderSn} allowsSelection />
  );
}
