/** Addresses of the screens (specification §2), as data: patterns for the router, functions for links. */
export const paths = {
  home: '/',
  products: '/entry',
  write: '/write/:productId',
  confirm: '/orderConfirm/:productId',
  payWait: '/payWait',
  orders: '/orderList',
  order: '/orderDetail/:orderSn',
} as const;

/** The writing screen of a product. */
export const writePath = (productId: string): string => `/write/${encodeURIComponent(productId)}`;

/** The confirmation of the draft that is being written for a product. */
export const confirmPath = (productId: string): string => `/orderConfirm/${encodeURIComponent(productId)}`;

/** An order. */
export const orderPath = (orderSn: string): string => `/orderDetail/${encodeURIComponent(orderSn)}`;

/** Paths that the guard lets through without a session (specification §2). */
const publicPaths: readonly string[] = ['/index', '/information'];

/** Whether a screen may be seen without signing in. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname);
