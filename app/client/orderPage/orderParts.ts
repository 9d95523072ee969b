import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { type DetailSection, usualDetailSections } from '@tuanbao/library/domain/product/productSection';

/** Tabs of an order's page, in display order. */
export const orderPageTabs = [
  'overview',
  'persons',
  'endorsements',
  'invoice',
  'materials',
  'clauses',
  'record',
] as const;

export type OrderPageTab = (typeof orderPageTabs)[number];

/**
 * Returns the sections of an order's page in the order that its product defines. If the product isn't loaded, returns
 * the usual sections.
 */
const detailSectionsOf = (product: ProductDefinition | undefined): readonly DetailSection[] =>
  product?.sections.detail ?? usualDetailSections;

/** Sections that are in a tab of their own, with the name of the tab. */
const separate = {
  persons: 'persons',
  invoice: 'invoice',
  materials: 'materials',
  progress: 'record',
} as const satisfies Readonly<Partial<Record<DetailSection, OrderPageTab>>>;

/** Section that is in the tab "overview". */
export type OverviewSection = Exclude<DetailSection, keyof typeof separate>;

const isOfOverview = (section: DetailSection): section is OverviewSection => !(section in separate);

/** Returns the sections of the tab "overview" in the order that the product defines. */
export const overviewSectionsOf = (product: ProductDefinition | undefined): readonly OverviewSection[] =>
  detailSectionsOf(product).filter(isOfOverview);

/**
 * Returns the tabs of an order's page. The tabs for the overview and the clauses always exist. The tabs for persons,
 * invoices, materials and progress exist only if the product shows the section. The tab for persons also requires that
 * the order has persons. The tabs for invoices and endorsements exist only if the order has a policy; the tab for
 * endorsements also requires that the product allows endorsements or that the policy has one.
 */
export function orderPageTabsOf(order: OrderDetail, product: ProductDefinition | undefined): readonly OrderPageTab[] {
  const sections = detailSectionsOf(product);
  const hasPolicy = order.policySn !== null;
  const isShown: Readonly<Record<OrderPageTab, boolean>> = {
    overview: true,
    persons: sections.includes('persons') && order.heads > 0,
    endorsements: hasPolicy && (product?.endorsement !== undefined || order.endorsed !== undefined),
    invoice: hasPolicy && sections.includes('invoice'),
    materials: sections.includes('materials'),
    clauses: true,
    record: sections.includes('progress'),
  };
  return orderPageTabs.filter((tab) => isShown[tab]);
}
