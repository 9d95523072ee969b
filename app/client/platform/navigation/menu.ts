import { paths } from './paths.ts';

/** Keys of the menu's texts in its messages. */
type MenuWord =
  | 'productCentre'
  | 'products'
  | 'quotations'
  | 'groupOrders'
  | 'orders'
  | 'unfinished'
  | 'groupEndorsements'
  | 'initiateEndorsement'
  | 'endorsements';

export interface MenuEntry {
  readonly word: MenuWord;
  readonly path: string;
  readonly icon: 'products' | 'quotations' | 'orders' | 'unfinished' | 'initiateEndorsement' | 'endorsements';
}

export interface MenuGroup {
  readonly word: MenuWord;
  readonly entries: readonly MenuEntry[];
}

/** Menu at the side of the page, with the groups that the specification (§2) defines. */
export const menu: readonly MenuGroup[] = [
  {
    word: 'productCentre',
    entries: [
      { word: 'products', path: paths.products, icon: 'products' },
      { word: 'quotations', path: paths.quotations, icon: 'quotations' },
    ],
  },
  {
    word: 'groupOrders',
    entries: [
      { word: 'orders', path: paths.orders, icon: 'orders' },
      { word: 'unfinished', path: paths.unfinished, icon: 'unfinished' },
    ],
  },
  {
    word: 'groupEndorsements',
    entries: [
      { word: 'initiateEndorsement', path: paths.initiateEndorsement, icon: 'initiateEndorsement' },
      { word: 'endorsements', path: paths.endorsements, icon: 'endorsements' },
    ],
  },
];

/** Starts of the paths of the pages that highlight the product list. */
const productPages = [
  paths.products,
  '/product/',
  '/quotation-page/',
  '/insure-quotation/',
  '/write',
  '/orderConfirm/',
];

/**
 * Returns the path of the menu entry that is highlighted for a page (specification §2). The page of a quotation, an
 * order or an endorsement highlights the list of these objects. A renewal and the materials of an order highlight the
 * list of orders. An order that is processed outside the system highlights the list of unfinished orders. The page
 * `information` and an address without a page highlight no entry: the result is then null.
 */
export function highlightedPath(pathname: string): string | null {
  if (pathname === paths.quotations || pathname === paths.quotation) return paths.quotations;
  const isUnfinished = pathname.startsWith(paths.unfinished) || pathname.startsWith('/orderDetailOffline');
  if (isUnfinished) return paths.unfinished;
  const own = [paths.initiateEndorsement, paths.endorsements].find((path) => path === pathname);
  if (own !== undefined) return own;
  const isOfOrder = [paths.orders, '/orderDetail', '/renewal', '/supplement-info'].some((start) =>
    pathname.startsWith(start),
  );
  if (isOfOrder) return paths.orders;
  return productPages.some((start) => pathname.startsWith(start)) ? paths.products : null;
}
