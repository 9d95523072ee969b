import '@tuanbao/tokens/tokens.css';
import { exposeControl, orderColumns, orders } from '@bench/control';
import { DataGrid } from '@tuanbao/library/components/DataGrid';

const columns = orderColumns.map(([id, header]) => ({
  id,
  header,
  isRowHeader: id === 'id',
  isSortable: id === 'premium',
  cell: (order: (typeof orders)[number]) => order[id],
}));

exposeControl('ours', {
  render: () => <DataGrid caption="订单" columns={columns} rows={orders} rowKey={({ id }) => id} allowsSelection />,
});
