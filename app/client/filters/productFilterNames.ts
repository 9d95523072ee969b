/**
 * Names of the parameters of the product list's filter, both in the address and in the storage of the device
 * (specification §3).
 */
export const productFilterNames = {
  keyword: 'searchProductId',
  company: 'company',
  line: 'productType',
  tag: 'tag',
} as const;
