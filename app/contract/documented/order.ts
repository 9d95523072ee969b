/**
 * Adds `policyUuid` to an order. If the order has a policy, the value is the order's number, because calls accept it as
 * id of the policy; otherwise the value is empty.
 */
export const withPolicyUuid = <Order extends { readonly orderSn: string; readonly policySn: string | null }>(
  order: Order,
) => ({ ...order, policyUuid: order.policySn === null ? '' : order.orderSn });
