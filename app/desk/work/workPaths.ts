import type { TransferKind } from '../../contract/desk/work/transfers.schema.ts';
import type { InsurerWorkKind, MaterialsKind } from '../../contract/desk/work/waiting.schema.ts';

/** Addresses of the pages about work and orders. */
export const workPaths = {
  order: '/desk/orders/:orderSn',
  offlineOrders: '/desk/offline-orders',
  offlineOrder: '/desk/offline-orders/:id',
  preparedOrders: '/desk/prepared-orders',
  drafts: '/desk/prepared-orders/drafts',
  invitations: '/desk/invitations',
  transfers: '/desk/transfers',
  transfer: '/desk/transfers/:kind/:id',
  jobs: '/desk/jobs',
  refunds: '/desk/refunds',
  materials: '/desk/materials',
  materialsCheck: '/desk/materials/:kind/:id',
  insurerWork: '/desk/insurer-work',
  insurerSubject: '/desk/insurer-work/:kind/:id',
  notices: '/desk/notices',
} as const;

/** Returns the address of the page of an offline order. */
export const offlineOrderPath = (id: string): string => `${workPaths.offlineOrders}/${encodeURIComponent(id)}`;

/** Returns the address of the page of a reported transfer. */
export const transferPath = ({ kind, id }: { readonly kind: TransferKind; readonly id: string }): string =>
  `${workPaths.transfers}/${kind}/${encodeURIComponent(id)}`;

/** Returns the address of the page of an order. */
export const orderPath = (orderSn: string): string => `/desk/orders/${encodeURIComponent(orderSn)}`;

/** Address of the page with the requests for approval, where a second operator approves manual refunds. */
export const approvalsPath = '/desk/approvals';

/** Returns the address of the page on which materials are checked. */
export const materialsPath = ({ kind, id }: { readonly kind: MaterialsKind; readonly id: string }): string =>
  `${workPaths.materials}/${kind}/${encodeURIComponent(id)}`;

/** Returns the address of the page on which an operator records a decision of the insurer. */
export const insurerSubjectPath = ({ kind, id }: { readonly kind: InsurerWorkKind; readonly id: string }): string =>
  `${workPaths.insurerWork}/${kind}/${encodeURIComponent(id)}`;
