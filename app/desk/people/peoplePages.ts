import { lazyPart } from '../../client/platform/lazy/lazyPart.ts';
import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './peopleMenu.messages.ts';
import { peoplePaths } from './peoplePaths.ts';

/** Menu group with the pages of agents, agencies and requests of agents. */
export const peoplePages: DeskPageGroup<'agencies' | 'agents' | 'people' | 'qualifications'> = {
  words: messages,
  word: 'people',
  pages: [
    {
      path: peoplePaths.agents,
      permission: 'agents.see',
      word: 'agents',
      Page: lazyPart(async () => (await import('./AgentsPage.tsx')).default),
    },
    {
      path: peoplePaths.agent,
      permission: 'agents.see',
      Page: lazyPart(async () => (await import('./AgentPage.tsx')).default),
    },
    {
      path: peoplePaths.agentList,
      permission: 'agents.change',
      Page: lazyPart(async () => (await import('./agentList/AgentListPage.tsx')).default),
    },
    {
      path: peoplePaths.qualifications,
      permission: 'qualifications.decide',
      word: 'qualifications',
      Page: lazyPart(async () => (await import('./QualificationsPage.tsx')).default),
    },
    {
      path: peoplePaths.agencies,
      permission: 'agents.see',
      word: 'agencies',
      Page: lazyPart(async () => (await import('./AgenciesPage.tsx')).default),
    },
  ],
};
