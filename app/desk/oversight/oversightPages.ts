import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './oversightMenu.messages.ts';

/** Menu group with the pages of operators, approvals, records and personal data. */
export const oversightPages: DeskPageGroup<'oversight' | 'operators' | 'approvals' | 'records' | 'persons'> = {
  words: messages,
  word: 'oversight',
  pages: [
    {
      path: '/desk/persons',
      permission: 'persons.see',
      word: 'persons',
      Page: lazyPart(async () => (await import('./persons/PersonsPage.tsx')).default),
    },
    {
      path: '/desk/approvals',
      permission: 'approvals.see',
      word: 'approvals',
      Page: lazyPart(async () => (await import('./approvals/ApprovalsPage.tsx')).default),
    },
    {
      path: '/desk/operators',
      permission: 'operators.change',
      word: 'operators',
      Page: lazyPart(async () => (await import('./operators/OperatorsPage.tsx')).default),
    },
    {
      path: '/desk/records',
      permission: 'audit.see',
      word: 'records',
      Page: lazyPart(async () => (await import('./records/OperatorRecordsPage.tsx')).default),
    },
    {
      path: '/desk/records/agents',
      permission: 'audit.see',
      Page: lazyPart(async () => (await import('./records/AgentRecordsPage.tsx')).default),
    },
  ],
};
