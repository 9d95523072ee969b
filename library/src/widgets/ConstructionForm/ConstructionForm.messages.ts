import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

/** Texts of the form. The names of its fields are in `i18n/subjects/construction.messages.ts`. */
export interface ConstructionFormMessages {
  /** Text with the number of days of the construction work, including the first and the last day. */
  readonly days: (days: number) => string;
}

export const messages: MessagePack<ConstructionFormMessages> = messagePack<ConstructionFormMessages>(
  { days: (days) => counted`工期共 ${days} 天` },
  { days: (days) => counted`${plural(days, 'day')} in total` },
);
