import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './workMenu.messages.ts';
import { workPaths } from './workPaths.ts';

type Word =
  | 'overview'
  | 'work'
  | 'offlineOrders'
  | 'preparedOrders'
  | 'invitations'
  | 'transfers'
  | 'jobs'
  | 'refunds'
  | 'materials'
  | 'insurerWork'
  | 'notices';

/**
 * Menu group with the overview of work, the queues, the pages on which operators handle their entries, and the pages of
 * orders, prepared orders and invitations.
 */
export const workPages: DeskPageGroup<Word> = {
  words: messages,
  word: 'work',
  pages: [
    {
      path: '/desk',
      permission: null,
      word: 'overview',
      Page: lazyPart(async () => (await import('./WorkPage.tsx')).default),
    },
    {
      path: workPaths.order,
      permission: 'orders.see',
      entry: '/desk',
      Page: lazyPart(async () => (await import('./OrderPage.tsx')).default),
    },
    {
      path: workPaths.offlineOrders,
      permission: 'offlineOrders.handle',
      word: 'offlineOrders',
      Page: lazyPart(async () => (await import('./OfflineOrdersPage.tsx')).default),
    },
    {
      path: workPaths.offlineOrder,
      permission: 'offlineOrders.handle',
      Page: lazyPart(async () => (await import('./OfflineOrderPage.tsx')).default),
    },
    {
      path: workPaths.preparedOrders,
      permission: 'preparedOrders.make',
      word: 'preparedOrders',
      Page: lazyPart(async () => (await import('./PreparedOrdersPage.tsx')).default),
    },
    {
      path: workPaths.drafts,
      permission: 'preparedOrders.make',
      Page: lazyPart(async () => (await import('./DraftsPage.tsx')).default),
    },
    {
      path: workPaths.invitations,
      permission: 'invitations.make',
      word: 'invitations',
      Page: lazyPart(async () => (await import('./InvitationsPage.tsx')).default),
    },
    {
      path: workPaths.transfers,
      permission: 'transfers.match',
      word: 'transfers',
      Page: lazyPart(async () => (await import('./TransfersPage.tsx')).default),
    },
    {
      path: workPaths.transfer,
      permission: 'transfers.match',
      Page: lazyPart(async () => (await import('./TransferPage.tsx')).default),
    },
    {
      path: workPaths.jobs,
      permission: 'jobs.handle',
      word: 'jobs',
      Page: lazyPart(async () => (await import('./JobsPage.tsx')).default),
    },
    {
      path: workPaths.refunds,
      permission: 'refunds.ask',
      word: 'refunds',
      Page: lazyPart(async () => (await import('./RefundsPage.tsx')).default),
    },
    {
      path: workPaths.materials,
      permission: 'materials.check',
      word: 'materials',
      Page: lazyPart(async () => (await import('./MaterialsPage.tsx')).default),
    },
    {
      path: workPaths.materialsCheck,
      permission: 'materials.check',
      Page: lazyPart(async () => (await import('./MaterialsCheckPage.tsx')).default),
    },
    {
      path: workPaths.insurerSubject,
      permission: 'insurerWork.decide',
      Page: lazyPart(async () => (await import('./InsurerSubjectPage.tsx')).default),
    },
    {
      path: workPaths.insurerWork,
      permission: 'insurerWork.decide',
      word: 'insurerWork',
      Page: lazyPart(async () => (await import('./InsurerWorkPage.tsx')).default),
    },
    {
      path: workPaths.notices,
      permission: 'notices.match',
      word: 'notices',
      Page: lazyPart(async () => (await import('./NoticesPage.tsx')).default),
    },
  ],
};
