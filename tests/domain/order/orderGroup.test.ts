import { orderGroupOf, orderGroups } from '@tuanbao/library/domain/order/orderGroup';
import { orderStatuses } from '@tuanbao/library/domain/order/orderStatus';
import { expect, it } from 'vitest';

it('every state is in a group, and no group is empty', () => {
  const members = Map.groupBy(orderStatuses, orderGroupOf);
  expect([...members.keys()].toSorted()).toEqual(orderGroups.toSorted());
  expect(members.get('toPay')).toEqual(['awaitingPayment', 'transferPending']);
  expect(members.get('insured')).toEqual(['insured', 'insuredMaterialsDue']);
});
