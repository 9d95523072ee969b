/** Parameter names of the product list's filter, in the address and on the device (specification §3). */
export const productFilterNames = {
  keyword: 'searchProductId',
  company: 'company',
  line: 'productType',
  tag: 'tag',
} as const;
