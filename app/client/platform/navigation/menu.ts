import { paths } from './paths.ts';

/** Labels of the menu, as keys of its messages. */
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

/** Side menu with the groups of the specification (§2). */
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

/**
 * Returns the path of the highlighted menu entry (specification §2). The page of a quotation, an order or an
 * endorsement highlights its list. Pages without an entry highlight the product list.
 */
export function highlightedPath(pathname: string): string {
  if (pathname === paths.quotations || pathname === paths.quotation) return paths.quotations;
  const isUnfinished = pathname.startsWith(paths.unfinished) || pathname.startsWith('/orderDetailOffline');
  if (isUnfinished) return paths.unfinished;
  const own = [paths.initiateEndorsement, paths.endorsements].find((path) => path === pathname);
  if (own !== undefined) return own;
  if (pathname === paths.information) return paths.information;
  return pathname.startsWith(paths.orders) || pathname.startsWith('/orderDetail') ? paths.orders : paths.products;
}
