import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { nextStepOf } from '@tuanbao/library/domain/order/orderNextStep';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import type { WrittenSheet } from '@tuanbao/library/spreadsheet/writeWorkbook';

import { nextStepText } from './nextStepText.ts';
import type { OrderListMessages } from './orderList.messages.ts';
import type { OrdersMessages } from './orders.messages.ts';

/** Texts that an exported file contains. */
export interface OrderFileWords {
  readonly orders: OrdersMessages;
  readonly list: OrderListMessages;
  readonly states: Readonly<Record<OrderSummary['status'], string>>;
}

/**
 * Returns the sheet of an exported file. It has one row for each order. Premiums are numbers in yuan; days are texts.
 */
export function orderSheet(orders: readonly OrderSummary[], today: string, words: OrderFileWords): WrittenSheet {
  const { orders: captions, list, states } = words;
  return {
    name: list.sheet,
    columns: [
      { caption: list.orderSn, width: 24 },
      { caption: list.policySn, width: 24 },
      { caption: captions.group, width: 32 },
      { caption: captions.product, width: 32 },
      { caption: captions.insurer, width: 20 },
      { caption: captions.state, width: 18 },
      { caption: list.nextStep, width: 24 },
      { caption: captions.heads },
      { caption: list.premiumInYuan, width: 16 },
      { caption: list.start },
      { caption: list.end },
      { caption: captions.created, width: 20 },
    ],
    rows: orders.map((order) => [
      order.orderSn,
      order.policySn,
      order.groupName,
      order.productName,
      order.insurerName,
      states[order.status],
      nextStepText(nextStepOf(order, today), today, list),
      order.heads === 0 ? null : order.heads,
      order.totalFen / 100,
      order.startDate,
      order.endDate,
      formatInstant(order.createdAt),
    ]),
  };
}
