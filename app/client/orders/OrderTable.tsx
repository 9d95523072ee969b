import { Button } from '@tuanbao/library/components/Button';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { nextStepOf } from '@tuanbao/library/domain/order/orderNextStep';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { orderSortKeys, type OrderSort } from '../../contract/orderQuery.ts';
import { ListTable } from '../list/ListTable.tsx';
import { orderPath, renewalPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useServices } from '../platform/services/services.ts';
import { orderColumnsIn } from './orderColumns.tsx';
import { messages as listMessages } from './orderList.messages.ts';
import { messages } from './orders.messages.ts';
import type { ChosenOrders } from './useChosenOrders.ts';

export interface OrderTableProps {
  readonly orders: readonly OrderSummary[];
  readonly sort: OrderSort;
  readonly onSort: (sort: OrderSort) => void;
  /** Ids of the columns that are hidden. */
  readonly hidden: readonly string[];
  readonly chosen: ChosenOrders;
  /** Buttons for the orders that are selected. */
  readonly actions: ReactNode;
  readonly isLoading: boolean;
}

/**
 * One page of orders as a table. The server sorts the orders. Several orders can be selected for an action. The Enter
 * key opens the order of the row that has the focus.
 */
export function OrderTable(props: OrderTableProps): ReactElement {
  const { orders, sort, onSort, hidden, chosen, actions, isLoading } = props;
  const words = useMessages(messages);
  const listWords = useMessages(listMessages);
  const navigate = useNavigate();
  return (
    <ListTable
      caption={words.title}
      columns={orderColumnsIn(words, listWords)}
      hidden={hidden}
      rows={orders}
      rowKey={({ orderSn }) => orderSn}
      rowLabel={({ groupName, orderSn }) => `${groupName} ${orderSn}`}
      sortKeys={orderSortKeys}
      sort={sort}
      onSort={onSort}
      allowsSelection
      selectedKeys={chosen.keys}
      onSelectionChange={(keys) => chosen.choose(keys, orders)}
      selectionActions={actions}
      onOpen={({ orderSn }) => void navigate(orderPath(orderSn))}
      actions={rowAction}
      isLoading={isLoading}
    />
  );
}

/**
 * Button of a row. If the agent's next step is the renewal, the button opens the renewal. Otherwise it opens the order;
 * its label is then “pay” if the next step is the payment.
 */
function RowAction({ order }: { readonly order: OrderSummary }): ReactElement {
  const words = useMessages(messages);
  const { renew, renewOf } = useMessages(listMessages);
  const navigate = useNavigate();
  const { orderSn, groupName } = order;
  const step = nextStepOf(order, useServices().clock.today())?.step;
  if (step === 'renew') {
    return (
      <Button
        size="small"
        variant="quiet"
        aria-label={renewOf(groupName)}
        onPress={() => void navigate(renewalPath(orderSn))}
      >
        {renew}
      </Button>
    );
  }
  const isToPay = step === 'pay';
  return (
    <Button
      size="small"
      variant={isToPay ? 'secondary' : 'quiet'}
      aria-label={isToPay ? words.payOf(orderSn) : words.openOf(orderSn)}
      onPress={() => void navigate(orderPath(orderSn))}
    >
      {isToPay ? words.pay : words.open}
    </Button>
  );
}

const rowAction = (order: OrderSummary): ReactElement => <RowAction order={order} />;
