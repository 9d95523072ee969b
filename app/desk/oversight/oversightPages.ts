import type { DeskPageGroup } from '../pageGroup.ts';
import { messages } from './oversightMenu.messages.ts';

/** Pages of operators, approvals, records and personal data. */
export const oversightPages: DeskPageGroup<'oversight'> = { words: messages, word: 'oversight', pages: [] };
