/** Names under which the filter of the product list is kept, in the address and on the device (specification §3). */
export const productFilterNames = {
  keyword: 'searchProductId',
  company: 'company',
  line: 'productType',
  tag: 'tag',
} as const;
