import { materialsCarried, withMaterialsCarried } from '@tuanbao/library/domain/material/materialsCarried';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { subjectsOf } from '@tuanbao/library/domain/subject/insuredSubjects';

import { pastApplicants } from '../../contract/history.ts';
import { checkMaterials } from '../../contract/materials.ts';
import { orderDetail } from '../../contract/orders.ts';
import type { Send } from '../platform/http/http.ts';

/**
 * Returns a draft with the data of an existing order and the given persons. The start date is empty. Only the materials
 * that a new order can also use are copied. The applicant's data are requested without masking, so the server writes
 * the request to its audit log.
 * @throws CallError
 */
export async function draftOfOrder(
  send: Send,
  orderSn: string,
  persons: Promise<readonly Person[]>,
): Promise<OrderDraft> {
  const quietly = { noErrorMessage: true } as const;
  const [order, { applicant }, roster, { checkMaterialInfos }] = await Promise.all([
    send(orderDetail, { orderSn, personView: 'none' }, quietly),
    send(pastApplicants, { orderSn, keyword: '' }, quietly),
    persons,
    send(checkMaterials, { policyUuid: orderSn }, quietly),
  ]);
  const materials = checkMaterialInfos.map(({ type, fileList, rejection }) => ({
    type,
    files: fileList.map(({ url }) => url),
    rejectedFiles: rejection?.files ?? [],
  }));
  return {
    productId: order.productId,
    productVersion: 0,
    startDate: '',
    months: order.months,
    applyQuantity: order.applyQuantity,
    schemes: order.schemes,
    persons: roster,
    applicant: applicant ?? order.applicant,
    ...withMaterialsCarried(subjectsOf(order), materialsCarried(materials)),
  };
}
