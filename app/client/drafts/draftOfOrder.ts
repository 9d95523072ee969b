import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';

import { pastApplicants } from '../../contract/history.ts';
import { orderDetail } from '../../contract/orders.ts';
import type { Send } from '../data/http.ts';

/**
 * An earlier order as a draft without a first day, its applicant in clear: the server writes the look to its audit log.
 * @throws CallError
 */
export async function draftOfOrder(
  send: Send,
  orderSn: string,
  persons: Promise<readonly Person[]>,
): Promise<OrderDraft> {
  const quietly = { noErrorMessage: true } as const;
  const [order, { applicant }, roster] = await Promise.all([
    send(orderDetail, { orderSn }, quietly),
    send(pastApplicants, { orderSn, keyword: '' }, quietly),
    persons,
  ]);
  const { construction, swimmingPool, vehicle, house, orderExtension } = order;
  return {
    productId: order.productId,
    productVersion: 0,
    startDate: '',
    months: order.months,
    applyQuantity: order.applyQuantity,
    schemes: order.schemes,
    persons: roster,
    applicant: applicant ?? order.applicant,
    ...(construction && { construction }),
    ...(swimmingPool && { swimmingPool }),
    ...(vehicle && { vehicle }),
    ...(house && { house }),
    ...(orderExtension && { orderExtension }),
  };
}
