/** Addresses of the pages about products. */
export const productPaths = {
  products: '/desk/products',
  product: '/desk/products/:productId',
} as const;

/** Address of the workbench of a product. */
export const pathOfProduct = (productId: string): string => `${productPaths.products}/${productId}`;
