/**
 * Adds `policyUuid` to an order: the order's number, which calls accept as id of its policy; empty before a policy
 * exists.
 */
export const withPolicyUuid = <Order extends { readonly orderSn: string; readonly policySn: string | null }>(
  order: Order,
) => ({ ...order, policyUuid: order.policySn === null ? '' : order.orderSn });
