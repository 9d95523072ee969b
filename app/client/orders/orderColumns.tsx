import type { DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Money } from '@tuanbao/library/components/Money';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';

import type { OrderSort } from '../../contract/orderQuery.ts';
import { columnWidths } from '../list/columnWidths.ts';
import { Lines } from '../list/Lines.tsx';
import * as S from '../list/listTable.styles.ts';
import { orderPath } from '../platform/navigation/paths.ts';
import { headsText } from '../platform/page/headsText.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { NextStep } from './NextStep.tsx';
import type { OrderListMessages } from './orderList.messages.ts';
import type { OrdersMessages } from './orders.messages.ts';

/** Column of the table of orders. The id of a column that can be sorted is the server's sort key. */
export interface OrderColumn extends DataGridColumn<OrderSummary> {
  readonly id: OrderSort['by'] | 'group' | 'status' | 'next' | 'product';
}

/** Returns the columns that identify the order and show its state. */
const standingColumns = (words: OrdersMessages, listWords: OrderListMessages): readonly OrderColumn[] => [
  {
    id: 'group',
    header: words.group,
    isRowHeader: true,
    cell: ({ groupName, orderSn, policySn }) => (
      <Lines below={<UnbrokenWords text={policySn ?? orderSn} />}>
        <S.Name to={orderPath(orderSn)}>{groupName}</S.Name>
      </Lines>
    ),
  },
  { id: 'status', header: words.state, cell: ({ status }) => <OrderStatusTag status={status} /> },
  { id: 'next', header: listWords.nextStep, cell: (order) => <NextStep order={order} /> },
  {
    id: 'product',
    header: words.product,
    cell: ({ productName, insurerName }) => <Lines below={insurerName}>{productName}</Lines>,
  },
];

/** Returns the columns by which the table can be sorted. */
const sortableColumns = (words: OrdersMessages, listWords: OrderListMessages): readonly OrderColumn[] =>
  (
    [
      {
        id: 'heads',
        header: words.heads,
        align: 'end',
        cell: ({ heads }) => headsText(heads, words.headCount),
      },
      { id: 'premium', header: words.total, align: 'end', cell: ({ totalFen }) => <Money fen={totalFen} /> },
      { id: 'start', header: listWords.start, cell: ({ startDate }) => <UnbrokenWords text={startDate} /> },
      { id: 'end', header: listWords.end, cell: ({ endDate }) => <UnbrokenWords text={endDate} /> },
      {
        id: 'submitted',
        header: words.created,
        width: columnWidths.instant,
        cell: ({ createdAt }) => <UnbrokenWords text={formatInstant(createdAt)} />,
      },
    ] satisfies readonly OrderColumn[]
  ).map((column) => ({ ...column, isSortable: true }));

/** Returns all columns of the table of orders, in display order. */
export const orderColumnsIn = (words: OrdersMessages, listWords: OrderListMessages): readonly OrderColumn[] => [
  ...standingColumns(words, listWords),
  ...sortableColumns(words, listWords),
];
