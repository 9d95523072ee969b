import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './peopleMenu.messages.ts';

/** Pages of agents and partner organisations. */
export const peoplePages: DeskPageGroup<'people'> = { words: messages, word: 'people', pages: [] };
