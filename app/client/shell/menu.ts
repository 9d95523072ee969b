import { paths } from '../paths.ts';

/** Words of the menu, keys of the shell's messages. */
type MenuWord = 'productCentre' | 'products' | 'groupOrders' | 'orders';

export interface MenuEntry {
  readonly word: MenuWord;
  readonly path: string;
  readonly icon: 'products' | 'orders';
}

export interface MenuGroup {
  readonly word: MenuWord;
  readonly entries: readonly MenuEntry[];
}

/** The side menu in the groups of the specification (§2). */
export const menu: readonly MenuGroup[] = [
  { word: 'productCentre', entries: [{ word: 'products', path: paths.products, icon: 'products' }] },
  { word: 'groupOrders', entries: [{ word: 'orders', path: paths.orders, icon: 'orders' }] },
];

/** Where the highlight is: the order list for orders, otherwise the product list (specification §2). */
export const highlightedPath = (pathname: string): string =>
  pathname.startsWith(paths.orders) || pathname.startsWith('/orderDetail') ? paths.orders : paths.products;
