import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form beside the names of its fields (`i18n/subjects/construction.messages.ts`). */
export interface ConstructionFormMessages {
  /** Length of the works in days, both ends included. */
  readonly days: (days: number) => string;
}

export const messages: MessagePack<ConstructionFormMessages> = messagePack<ConstructionFormMessages>(
  { days: (days) => `工期共 ${days} 天` },
  { days: (days) => `${days} days in all` },
);
