/** An order that names its policy as calls take it: by the number of its order; empty before there is a policy. */
export const withPolicyUuid = <Order extends { readonly orderSn: string; readonly policySn: string | null }>(
  order: Order,
) => ({ ...order, policyUuid: order.policySn === null ? '' : order.orderSn });
